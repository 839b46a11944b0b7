import type { Stranger } from './stranger.ts'

export const europe: Stranger[] = [
  {
    name: 'fr-conjoint-enfants',
    what: "French, UTF-16 tabs (Excel's Unicode text): Nom, Prénom, Conjoint (name), Enfants (number), Total, Téléphone 06.., address, Vin d'honneur / Dîner (oui/non)",
    text: { separator: '	', encoding: 'utf16le' },
    sheets: [
      {
        name: 'csv',
        rows: `Nom|Prénom|Conjoint|Enfants|Total|Téléphone|Adresse|CP|Ville|Vin d'honneur|Dîner
LEMOINE|Bérénice|Gaspard|2|4|06 12 44 90 87|3 rue des Lilas|44000|Nantes|oui|oui
DE LA TOUR|Hélène||0|1|06.77.20.31.45|8 quai Foch|29200|Brest|oui|non
MARCHAND|Didier|Solange|0|2|+33 6 80 11 29 30|1 place Royale|35000|Rennes|oui|oui
N'GUYEN|Linh||0|1|0781203344|12 bd Hugo|69003|Lyon|oui|oui
BARRAULT|Tante Odette||0|1|02 40 11 92 83|Le Bourg|44110|Châteaubriant|oui|oui
PERRIN|Loïc|Maëlle|1|3|||||oui|oui`,
      },
    ],
    figures: {
      parties: 6,
      people: 12,
      phones: 5,
      country: 'FR',
      emails: 0,
      groups: null,
      needsQuestion: null,
    },
    first: `Bérénice LEMOINE|4|+33612449087|||Bérénice LEMOINE; Gaspard
Hélène DE LA TOUR|1|+33677203145
Didier MARCHAND|2|+33680112930|||Didier MARCHAND; Solange`,
  },
  {
    name: 'uk-plus-one-yn',
    what: 'UK: Guest, Plus one? (Y/N), Day/Evening, Mobile number (07…, stored as text), Email with two addresses in a cell, sum formula to the right',
    sheets: [
      {
        name: 'Guest list 💍',
        rows: `Guest|Plus one?|Day / Evening|Mobile number|Email|Sent STD||Total
Nan & Grandad|N|Day||||Y||=COUNT:16
Callum Hargreaves|Y|Day|07911 223344|callum.h@example.com|Y||
Aunty Pat|N|Day|07700 123987||||
Freya Ashdown|Y|Evening|07456 112233|freya@example.com; f.ashdown@example.com|||
Oliver & Poppy Trent|N|Day|+44 7812 334455|trents@example.com|Y||
Work lot (6)|N|Evening|||||
Rev. Simon Platt|N|Day|01225 442 190||||`,
      },
    ],
    figures: {
      parties: 7,
      people: 16,
      phones: 5,
      country: 'GB',
      emails: 3,
      groups: 2,
      accept: { groups: [null] },
      needsQuestion: null,
    },
    first: `Nan & Grandad|2
Callum Hargreaves|2|+447911223344|callum.h@example.com
Aunty Pat|1|+447700123987`,
  },
  {
    name: 'ch-anrede-partner',
    what: 'Swiss: Anrede, Vorname, Name, Partner Vorname, Partner Name, Strasse, PLZ, Ort, Anzahl Personen, Natel',
    sheets: [
      {
        name: 'Gäste',
        rows: `Anrede|Vorname|Name|Vorname Partner|Name Partner|Strasse|PLZ|Ort|Anzahl Personen|Natel
Familie|Urs|Ammann|Regula|Ammann|Dorfstr. 4|#8004|Zürich|#4|079 345 67 89
Frau|Vreni|Hösli|||Bahnhofplatz 1|#3000|Bern|#1|
Herr|Beat|Frei|Nicole|Zbinden|Seeweg 9|#6003|Luzern|#2|+41 78 901 23 45
Frau|Chiara|Bernasconi|||Via Nassa 2|#6900|Lugano|#1|076 543 21 09`,
      },
    ],
    figures: {
      parties: 4,
      people: 8,
      phones: 3,
      country: 'CH',
      emails: 0,
      groups: null,
      needsQuestion: null,
    },
    first: `Urs Ammann|4|+41793456789|||Urs Ammann; Regula Ammann
Vreni Hösli|1
Beat Frei|2|+41789012345|||Beat Frei; Nicole Zbinden`,
  },
  {
    name: 'two-contacts-couple',
    what: 'UK couples: Guest 1 First Name, Guest 1 Surname, Guest 2 First Name, Guest 2 Surname, Children names, Mobile, Day/Eve',
    text: { separator: ',', encoding: 'utf8' },
    sheets: [
      {
        name: 'csv',
        rows: `Guest 1 First Name|Guest 1 Surname|Guest 2 First Name|Guest 2 Surname|Children|Mobile|Day or Evening
Rupert|Ainsley|Fiona|Ainsley|Tilly, Barnaby|07912 345678|Day
Meera|Patel||||07912 345679|Day
Gareth|Jones|Rhys|Evans||07912 345670|Evening
Dot|Cartwright|||||Day
Liam|O'Hara|Siobhan|O'Hara|Niamh|+353 86 123 4567|Evening`,
      },
    ],
    figures: {
      parties: 5,
      people: 11,
      phones: 4,
      country: 'GB',
      emails: 0,
      groups: null,
      accept: { groups: [2] },
      needsQuestion: null,
    },
    first: `Rupert Ainsley|4|+447912345678|||Rupert Ainsley; Fiona Ainsley; Tilly; Barnaby
Meera Patel|1|+447912345679
Gareth Jones|2|+447912345670|||Gareth Jones; Rhys Evans`,
  },
  {
    name: 'fr-nb-adultes',
    what: 'French: Invités, Nb adultes, Nb enfants, Mairie/Église/Repas (1/0), Tél, Adresse mail; Totaux on top of the header',
    sheets: [
      {
        name: 'Liste',
        rows: `Mariage C&T||=SUM:9|=SUM:4|=SUM:3|||
||Nb adultes|Nb enfants|Repas|Tél|Mail|Adresse
Famille|Invités||||||
Marié|M. et Mme Roussel|#2|#1|#1|06 01 02 03 04|roussel@example.com|Lyon
Marié|Tata Simone|#1|#0|#1|04 78 12 34 56||Villeurbanne
Mariée|Les Garnier|#2|#3|#1|07 61 02 03 05|garnier@example.com|Paris
Amis|Théo + 1|#2|#0|#0|06 11 22 33 44|theo@example.com|
Amis|Clémence et Juan|#2|#0|#0||clem@example.com|Bordeaux`,
      },
    ],
    figures: {
      parties: 5,
      people: 13,
      phones: 4,
      country: 'FR',
      emails: 4,
      groups: 3,
      needsQuestion: null,
    },
    first: `M. et Mme Roussel|3|+33601020304|roussel@example.com|Marié
Tata Simone|1|+33478123456||Marié
Les Garnier|5|+33761020305|garnier@example.com|Mariée`,
  },
]
