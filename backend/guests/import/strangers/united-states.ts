import type { Stranger } from './stranger.ts'

export const unitedStates: Stranger[] = [
  {
    name: 'theknot-export',
    what: 'The Knot export: one row per invitation, partner and children in columns, address, invited to which events',
    text: { separator: ',', encoding: 'utf8' },
    sheets: [
      {
        name: 'csv',
        rows: `Title|First Name|Last Name|Suffix|Partner Title|Partner First Name|Partner Last Name|Partner Suffix|Child 1 First Name|Child 1 Last Name|Child 2 First Name|Child 2 Last Name|Email|Phone Number|Street Address 1|Street Address 2|City|State/Province|Zip/Postal Code|Country|Plus One|Wedding Day RSVP
Mr.|Harold|Whitcombe|Jr.|Mrs.|June|Whitcombe||Ellie|Whitcombe|Max|Whitcombe|harold.whitcombe@example.com|(415) 386-2290|12 Larkin St||San Francisco|CA|94109|United States||No Response
Ms.|Priya|Raman||||||||||priya.raman@example.com|(650) 321-8844|88 Alma St|Apt 4|Palo Alto|CA|94301|United States|Guest|No Response
Mr.|Devon|Oakes||Ms.|Tara|Lindqvist||||||devon.oakes@example.com|212-736-3311|4 W 34th St||New York|NY|10001|United States||Attending
Dr.|Imogen|Sallow|||||||||||+1 917 743 2256|230 Park Ave||New York|NY|10169|United States||No Response
Mr.|Otis|Fenwick||Mr.|Rafael|Fenwick||Nora|Fenwick|||otis.fenwick@example.com|3128452290|500 N Clark||Chicago|IL|60654|United States||Declined
|Grandma|Bea||||||||||||77 Elm||Dayton|OH|45402|United States||No Response
Mrs.|Colette|Bright|||||||||||5034419987|9 SW Oak||Portland|OR|97204|United States|Guest|No Response`,
      },
    ],
    figures: {
      parties: 7,
      people: 15,
      phones: 6,
      country: 'US',
      emails: 4,
      groups: null,
      needsQuestion: null,
    },
    first: `Harold Whitcombe|4|+14153862290|harold.whitcombe@example.com||Harold Whitcombe; June Whitcombe; Ellie Whitcombe; Max Whitcombe
Priya Raman|2|+16503218844|priya.raman@example.com
Devon Oakes|2|+12127363311|devon.oakes@example.com||Devon Oakes; Tara Lindqvist`,
  },
  {
    name: 'us-guest-of',
    what: 'US: one row per person, "Guest Of" names the main guest, unnamed guests as TBD',
    text: { separator: ',', encoding: 'utf8' },
    sheets: [
      {
        name: 'csv',
        rows: `First|Last|Guest Of|Cell|Address|Meal
Marcus|Bellweather||(602) 279-4410|1 Palm, Phoenix AZ|Beef
TBD||Marcus Bellweather|||
Lena|Ostrowski||(480) 966-1120|9 Mesa, Tempe AZ|Fish
Ida|Ostrowski|Lena Ostrowski|||Kids
Piotr|Ostrowski|Lena Ostrowski|||Beef
Sam|Quillfeather||(602) 279-8810||
Guest||Sam Quillfeather|||
Joan|Abbott|||44 Elm, Mesa AZ|Vegetarian`,
      },
    ],
    figures: {
      parties: 4,
      people: 8,
      phones: 3,
      country: 'US',
      emails: 0,
      groups: null,
      needsQuestion: null,
    },
    first: `Marcus Bellweather|2|+16022794410
Lena Ostrowski|3|+14809661120|||Lena Ostrowski; Ida Ostrowski; Piotr Ostrowski
Sam Quillfeather|2|+16022798810`,
  },
  {
    name: 'camelcase-partyid',
    what: 'Seed data: firstName,lastName,partyId,isChild,isPlusOne,email,side — plus one rows with empty names',
    text: { separator: ',', encoding: 'utf8' },
    sheets: [
      {
        name: 'csv',
        rows: `firstName|lastName|partyId|isPrimary|isChild|isPlusOne|email|side
Ada|Bruun|p1|true|false|false|ada@example.com|bride
Nils|Bruun|p1|false|false|false||bride
Liv|Bruun|p1|false|true|false||bride
Owen|Castle|p2|true|false|false|owen@example.com|groom
||p2|false|false|true||groom
Tess|Dray|p3|true|false|false|tess@example.com|groom`,
      },
    ],
    figures: {
      parties: 3,
      people: 6,
      phones: 0,
      country: null,
      emails: 3,
      groups: 2,
      accept: { groups: [null] },
      needsQuestion: null,
    },
    first: `Ada Bruun|3||ada@example.com||Ada Bruun; Nils Bruun; Liv Bruun
Owen Castle|2||owen@example.com
Tess Dray|1||tess@example.com`,
  },
  {
    name: 'address-book-labels',
    what: 'US labels: Prefix, First, Last, Spouse Prefix, Spouse First, Spouse Last, Children, Street, City, ST, ZIP, # in party',
    sheets: [
      {
        name: 'Addresses',
        rows: `Prefix|First|Last|Spouse Prefix|Spouse First|Spouse Last|Children|Street|City|ST|ZIP|# in party
Mr.|Gordon|Pell|Mrs.|Irene|Pell|Max and Ruby|4 Bay|Salem|MA|#1970|#4
Ms.|Yvette|Cho|||||9 Pine|Lynn|MA|#1901|#1
Dr.|Samir|Haddad|Dr.|Leila|Haddad||1 Elm|Newton|MA|#2458|#2
Mrs.|Opal|Greer|||||7 Oak|Quincy|MA|#2169|#2`,
      },
    ],
    figures: {
      parties: 4,
      people: 9,
      phones: 0,
      country: null,
      emails: 0,
      groups: null,
      needsQuestion: null,
    },
    first: `Gordon Pell|4||||Gordon Pell; Irene Pell; Max; Ruby
Yvette Cho|1
Samir Haddad|2||||Samir Haddad; Leila Haddad`,
  },
  {
    name: 'list-with-month-notes-and-cost',
    what: 'Guest budget: Name, Heads, Cost per head, Total cost, Gift, Notes; total row',
    sheets: [
      {
        name: 'Guests',
        rows: `Guest|Heads|Cost per head|Total|Notes
Bob & Alice Kern|#2|#85|#170|vegan x1
Grandpa Ned|#1|#85|#85|
The Ruiz clan|#5|#85|#425|kids eat free?
Sum|#8||#680|`,
      },
    ],
    figures: {
      parties: 3,
      people: 8,
      phones: 0,
      country: null,
      emails: 0,
      groups: null,
      needsQuestion: null,
    },
    first: `Bob & Alice Kern|2
Grandpa Ned|1
The Ruiz clan|5`,
  },
]
