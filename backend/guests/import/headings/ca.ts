import type { Headings } from './meanings.ts'

/** Catalan. */
export const ca: Headings = {
  name: `nom, noms, nom i cognoms, nom complet, nom del convidat, convidat, convidada, convidats, convidades, nom i cognom, persona, persones,
    convidat principal, titular, nom del titular, noms i cognoms, assistent, familia, families`,
  surname: 'cognom, cognoms, primer cognom, segon cognom',
  companionName: `acompanyant, acompanyants, nom acompanyant, nom de l acompanyant, noms dels acompanyants, parella, nom de la parella, marit, dona, muller, fills`,
  household:
    'familia, nucli familiar, llar, codi familia, numero de familia, num familia, codi, invitacio, numero d invitacio, va amb, ve amb, num invitacio',
  householdName: `nom de la invitacio, nom a la invitacio, a nom de, invitacio a nom de, destinatari, nom del sobre, nom de la familia, nom familia, sobre`,
  seats: `places, nombre de persones, nombre de convidats, nre de persones, nre de convidats, num de persones, num de convidats, persones, convidats, total, seients,
    maxim de convidats, total persones, comensals, quants, quants son, quantitat, entrades, llocs, nombre de places, num persones, passis, tiquets`,
  companions:
    'acompanyant, acompanyants, nombre d acompanyants, nre d acompanyants, num d acompanyants, amb acompanyant, mes u, extres, quants acompanyants, amb parella',
  adults: 'adult, adults, nombre d adults, nre adults, grans',
  children:
    'nen, nens, nenes, nens i nenes, infant, infants, menors, canalla, nadons, nombre de nens, mainada, fills',
  isChild: 'adult nen, adult o nen, adult infant, nen, edat, es menor, menor',
  group: 'grup, grups, colla, cercle, grup de convidats',
  kind: 'categoria, categories, tipus, tipus de convidat, relacio, parentiu, vincle, etiqueta, etiquetes, classe',
  side: 'costat, part, de part de, banda, convidat per, nuvi o nuvia, nuvi nuvia, per part de',
  email: 'correu, correus, correu electronic, email, adreca electronica, adreca de correu, mail, a e',
  phone:
    'telefon, telefons, mobil, mobils, telefon mobil, numero de telefon, num de telefon, tel, whatsapp, contacte, telefon de contacte, numero de mobil, telefon fix, fix',
  postalAddress: 'adreca, adreca postal, domicili, carrer, adreca completa',
  place: 'ciutat, poblacio, localitat, municipi, provincia, codi postal, pais',
  diet: 'intolerancies, intolerancia, allergies, al lergies, al lergia, allergia, menu, menu especial, dieta, restriccions, restriccions alimentaries, al lergens, al lergies i intolerancies, menjar',
  notes: 'observacions, observacio, notes, nota, comentari, comentaris, altres, detalls, anotacions',
  leftOut: 'treure, eliminar, excloure, no convidar, fora, descartat, esborrar, baixa',
  answer:
    'confirmacio, confirmat, confirmats, assistencia, assisteix, assistira, resposta, estat, ve, vindra, enviada, enviat, invitacio enviada, autobus, missatge',
  number: 'id, num, numero, nre, n, ordre, codi',
  table: 'taula, num taula, numero de taula, taula assignada, seient',
  date: 'data, data de registre, data de confirmacio, hora',
  link: 'enllac, web, url',
  gender: 'sexe, genere',
  title: 'tractament',
  money: 'regal, import, preu, pressupost, cost',
  foreign: 'proveidor, proveidors, servei, tasca, tasques, despesa',
}
