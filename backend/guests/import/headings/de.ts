import type { Headings } from './meanings.ts'

/** German of Germany, Austria and Switzerland; umlauts with and without dots. */
export const de: Headings = {
  name: `name, namen, vorname, vornamen, vor und nachname, vorname nachname, vorname und nachname, nachname vorname, vollstandiger name, gast, gaste, gaeste, gastname, name des gastes, eingeladene, eingeladen,
    person, personen, familie, familien, hauptgast, teilnehmer, wer`,
  surname: 'nachname, nachnamen, familienname, zuname, zweiter vorname, name',
  companionName: `begleitung, begleiter, begleitperson, begleitpersonen, name der begleitung, name begleitung, name der begleitperson, partner, partnerin, ehepartner, ehefrau, ehemann, frau, mann, kinder, namen der kinder`,
  household:
    'haushalt, haushaltsnummer, familie, familiennummer, einladung, einladungsnummer, einladung nr, gruppennummer, code, kommt mit, mit, haushalt nr, familien nr',
  householdName:
    'name auf der einladung, name der einladung, einladungsname, anrede auf der einladung, empfanger, empfaenger, adressat, name auf dem umschlag, familienname auf einladung, umschlag, einladung an',
  seats: `anzahl, anzahl personen, anzahl der personen, anzahl gaste, anzahl gaeste, anzahl der gaste, personen, personenzahl, personenanzahl, gaste, gaeste, gastezahl, gasteanzahl, platze, plaetze, sitzplatze, anz, anz personen, anz pers, gesamt,
    gesamtzahl, max gaste, maximale gaste, wie viele, insgesamt, zahl, karten, max personen, tickets`,
  companions:
    'begleitung, begleitpersonen, anzahl begleitung, anzahl begleitpersonen, anzahl der begleitpersonen, mit begleitung, plus eins, zusatzliche gaste, weitere personen, zusaetzliche gaeste, anzahl begleiter',
  adults: 'erwachsene, erwachsener, anzahl erwachsene, erw, anzahl der erwachsenen',
  children: 'kind, kinder, anzahl kinder, anzahl der kinder, babys, kleinkinder',
  isChild:
    'erwachsen kind, erwachsener kind, erwachsener oder kind, erwachsene kinder, kind, alter, altersgruppe, alterseinteilung, alterskategorie, alterstufe, altersklasse',
  group: 'gruppe, gruppen, kreis, gastegruppe, einteilung, gaestegruppe',
  kind: 'familie, kategorie, kategorien, art, typ, beziehung, verhaltnis, verwandtschaft, herkunft, verbindung, etikett, woher, zugehorigkeit, bezug',
  side: 'seite, von wem, brautigam oder braut, braut oder brautigam, braut brautigam, gast von, eingeladen von, wessen seite, partei',
  email: 'email, e mail, mail, emailadresse, e mail adresse, mailadresse, email adresse',
  phone:
    'telefon, telefonnummer, telefonnr, tel, tel nr, tel num, telefon nr, handy, handynummer, handynr, mobil, mobilnummer, mobiltelefon, mobilfunk, rufnummer, nummer, whatsapp, festnetz, kontakt, natel, handy nr',
  postalAddress:
    'adresse, anschrift, postadresse, strasse, strasse und hausnummer, postanschrift, wohnadresse',
  place: 'ort, stadt, plz, postleitzahl, land, plz ort, bundesland, wohnort',
  diet: 'allergien, allergie, unvertraglichkeiten, unvertraeglichkeiten, unvertraglichkeit, ernahrung, ernaehrung, diat, menu, menue, essen, essenswunsch, menuwahl, vegetarisch, besonderheiten essen, intoleranzen',
  notes:
    'bemerkung, bemerkungen, anmerkung, anmerkungen, notiz, notizen, kommentar, kommentare, hinweis, hinweise, sonstiges, info, infos, besonderheiten',
  leftOut:
    'entfernen, streichen, loschen, loeschen, nicht einladen, raus, gestrichen, ausschliessen, absage, weglassen',
  answer:
    'zusage, zugesagt, ruckmeldung, rueckmeldung, antwort, bestatigung, bestatigt, status, teilnahme, nimmt teil, kommt, rsvp, einladung verschickt, einladung versendet, verschickt, trauung, standesamt, kirche, feier, save the date, shuttle, ubernachtung, nachricht',
  number: 'nr, nummer, id, lfd nr, lfd nummer, laufende nummer, code, no',
  table: 'tisch, tischnummer, tisch nr, sitzplatz, sitzordnung, tischname, tischzuordnung',
  date: 'datum, zeitstempel, uhrzeit, geburtstag, ruckmeldung am, eingangsdatum, geburtsdatum',
  link: 'link, webseite, url, internet',
  gender: 'geschlecht',
  title: 'anrede, titel',
  money: 'geschenk, geschenke, betrag, preis, kosten, budget',
  foreign: 'dienstleister, lieferant, aufgabe, aufgaben, firma, ausgaben, verantwortlich',
}
