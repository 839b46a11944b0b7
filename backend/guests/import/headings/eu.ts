import type { Headings } from './meanings.ts'

/** Basque. */
export const eu: Headings = {
  name: `izena, izenak, izen abizenak, izena eta abizenak, izen osoa, gonbidatua, gonbidatuak, gonbidatuaren izena, pertsona, pertsonak, izen abizena, gonbidatuen izena,
    gonbidatu, titularra, familia`,
  surname: 'abizena, abizenak, lehen abizena, bigarren abizena',
  companionName:
    'laguna, lagunak, laguntzailea, laguntzaileak, lagunaren izena, laguntzailearen izena, bikotekidea, bikotea, senarra, emaztea, seme alabak',
  household: 'familia, sendia, etxea, familia kodea, gonbidapena, gonbidapen zenbakia, kodea, norekin',
  householdName: 'gonbidapenaren izena, gonbidapeneko izena, familiaren izena, norentzat, hartzailea',
  seats: `lekuak, leku kopurua, pertsona kopurua, gonbidatu kopurua, gonbidatuak, pertsonak, guztira, zenbat, zenbat pertsona, plazak, eserlekuak, kopurua, sarrerak,
    gehienezko gonbidatuak, gehienez, mahaikideak`,
  companions: 'laguna, lagunak, laguntzaileak, lagun kopurua, laguntzaile kopurua, lagunarekin, bat gehiago',
  adults: 'heldua, helduak, heldu kopurua, nagusiak',
  children: 'haurra, haurrak, umea, umeak, haur kopurua, ume kopurua, txikiak',
  isChild: 'heldua haurra, heldu edo haur, haurra, adina, adingabea',
  group: 'taldea, taldeak, gonbidatu taldea, multzoa, koadrila',
  kind: 'kategoria, mota, gonbidatu mota, harremana, ahaidetasuna, lotura, etiketa, erlazioa, sailkapena',
  side: 'aldea, noren aldetik, norena, nork gonbidatua, ezkongaia, alderdia',
  email: 'posta, posta elektronikoa, helbide elektronikoa, eposta, e posta, emaila, email',
  phone:
    'telefonoa, telefonoak, mugikorra, mugikorrak, telefono zenbakia, sakelakoa, whatsappa, tel, whatsapp, telefono mugikorra, kontaktua',
  postalAddress: 'helbidea, posta helbidea, kalea, etxeko helbidea',
  place: 'hiria, herria, probintzia, posta kodea, herrialdea',
  diet: 'intolerantziak, intolerantzia, alergiak, alergia, alergiak eta intolerantziak, menua, menu berezia, dieta, elikadura murrizketak, janaria',
  notes: 'oharrak, oharra, iruzkinak, iruzkina, bestelakoak, xehetasunak',
  leftOut: 'kendu, ezabatu, kanpoan, ez gonbidatu, baztertu',
  answer:
    'baieztapena, baieztatua, baieztatuta, erantzuna, egoera, etorriko da, asistentzia, bertaratzea, bidalita, bidalia, autobusa, mezua, konfirmazioa',
  number: 'id, zenbakia, zk, zenb, kodea',
  table: 'mahaia, mahai zenbakia, mahai zk, eserlekua',
  date: 'data, ordua, erregistro data',
  link: 'esteka, lotura, weba, url',
  gender: 'sexua, generoa',
  title: 'tratamendua',
  money: 'oparia, prezioa, aurrekontua, kostua, zenbatekoa',
  foreign: 'hornitzailea, hornitzaileak, zerbitzua, zeregina, gastua',
}
