import type { Headings } from './meanings.ts'

export const it: Headings = {
  name: 'nome, nomi, nome e cognome, nome cognome, cognome e nome, nominativo, nominativi, nome completo, invitato, invitata, invitati, ospite, ospiti, nome invitato, nome dell invitato, nome ospite, persona, persone, famiglia, famiglie, invitato principale, partecipante, partecipanti',
  surname: 'cognome, cognomi, secondo nome',
  companionName:
    'accompagnatore, accompagnatrice, accompagnatori, nome accompagnatore, nome dell accompagnatore, coniuge, moglie, marito, partner, compagno, compagna, figli, nomi degli accompagnatori',
  household:
    'famiglia, nucleo, nucleo familiare, codice famiglia, numero famiglia, invito, numero invito, codice invito, codice, viene con, id famiglia, con chi',
  householdName:
    'nome invito, nome sull invito, nome dell invito, nome sulla partecipazione, intestazione, intestatario, destinatario, nome sulla busta, busta, nome famiglia, intestato a, partecipazione a',
  seats:
    'numero persone, numero di persone, n persone, nr persone, num persone, numero invitati, numero di invitati, n invitati, persone, invitati, posti, numero posti, n posti, posti a sedere, coperti, totale, totale persone, totale invitati, quanti, quante persone, quantita, massimo invitati, numero ospiti, ospiti, biglietti, tot persone, tot',
  companions:
    'accompagnatore, accompagnatori, numero accompagnatori, numero di accompagnatori, n accompagnatori, con accompagnatore, piu uno, ospiti extra, accompagnatori extra',
  adults: 'adulto, adulti, numero adulti, n adulti',
  children: 'bambino, bambini, bimbi, numero bambini, n bambini, neonati, minori, ragazzi, figli',
  isChild: 'adulto bambino, adulto o bambino, bambino, eta, fascia d eta, minore, fascia eta',
  group: 'gruppo, gruppi, cerchia, gruppo invitati',
  kind: 'famiglia, categoria, categorie, tipo, tipologia, relazione, parentela, legame, etichetta, rapporto, tipo di invitato, grado di parentela, provenienza',
  side: 'lato, parte, da parte di, dalla parte di, sposo o sposa, sposo sposa, sposa sposo, invitato da, parte di',
  email:
    'email, e mail, mail, posta elettronica, indirizzo email, indirizzo di posta, indirizzo mail, indirizzo e mail',
  phone:
    'telefono, telefoni, cellulare, cellulari, cell, tel, numero di telefono, numero telefono, n telefono, numero di cellulare, recapito, recapito telefonico, whatsapp, numero, telefonino, contatto, num cellulare, telefono fisso',
  postalAddress: 'indirizzo, indirizzo postale, via, domicilio, residenza, indirizzo completo',
  place: 'citta, cap, provincia, paese, comune, localita, regione, stato, nazione',
  diet: 'allergie, allergia, intolleranze, intolleranza, allergie e intolleranze, menu, dieta, restrizioni alimentari, esigenze alimentari, pasto, menu speciale, allergeni',
  notes: 'note, nota, osservazioni, osservazione, commenti, commento, altro, annotazioni, dettagli, info',
  leftOut:
    'togliere, rimuovere, eliminare, escludere, non invitare, fuori, da togliere, cancellare, escluso, tolto',
  answer:
    'conferma, confermato, confermati, presenza, risposta, stato, rsvp, viene, verra, partecipa, partecipera, adesione, inviato, invito inviato, spedito, consegnato, consegnata, messaggio, navetta, cerimonia, ricevimento',
  number: 'id, n, no, nr, num, numero, codice, ordine, progressivo',
  table: 'tavolo, numero tavolo, n tavolo, tavolo assegnato, nome tavolo, posto assegnato',
  date: 'data, data di registrazione, data risposta, ora, informazioni cronologiche',
  link: 'link, collegamento, sito, url',
  gender: 'sesso, genere',
  title: 'titolo',
  money: 'regalo, regali, importo, prezzo, costo, spesa, busta regalo',
  foreign: 'fornitore, fornitori, servizio, attivita, compito, compiti, azienda, ditta',
}
