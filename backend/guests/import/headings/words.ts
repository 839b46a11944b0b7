import { foldHeader } from '../../spreadsheet/fold.ts'

/** Words of headings in all languages, folded, for headings that are not in the catalogue as a whole. */
const words = (text: string) => new Set(text.split(' '))

/** How many. */
export const quantity = words(
  'n no num numero nr nro nb nbre nombre cantidad cant cuantos cuantas total totales max maximo maxim maximum maxima number count size qty quantity anzahl anz quantita quantidade qtd qtde quantos quante quanti combien kopurua zenbat numer',
)
/** Who is counted. */
export const people = words(
  'personas persona persons people guest guests invitee invitees invitado invitados invitada invitadas pax convidado convidados convidats persones invites gaste gaeste gast personen personnes ospiti invitati persone pessoas persoas gonbidatu gonbidatuak gonbidatuen pertsona pertsonak asistentes attendees asistents comensales members integrantes miembros adultos heads personne invite pers',
)
/** Of what the size is told. */
export const parties = words('party group household family grupo familia familias groupe gruppe gruppo')
/** What is handed out to each. */
export const passes = words(
  'pases pase passes boletos boleto entradas tickets ticket lugares cupos cupo plazas plaza asientos puestos seats places platze plaetze posti llocs prazas lekuak sitzplatze vagas cubiertos spots accesos bilhetes billets biglietti sillas',
)
/** The guest is counted too. */
export const inAll = words(
  'incluido incluida incluyendo incluyendote including included inclusive inkl incluant inclus inclos compreso incluso contando',
)

/** What a whole list is called: a title, not the heading of its names. */
export const listTitles: ReadonlySet<string> = new Set([
  'lista de invitados',
  'listado de invitados',
  'lista invitados',
  'lista de boda',
  'registro de invitados',
  'guest list',
  'wedding guest list',
  'gasteliste',
  'gaesteliste',
  'elenco invitati',
  'lista invitati',
  'liste des invites',
  'liste d invites',
  'lista de convidados',
  'llista de convidats',
  'gonbidatuen zerrenda',
])

/** 'Lista preliminar de invitados', 'Our wedding guest list'. */
export const isListTitle = (text: string): boolean => {
  const folded = foldHeader(text)
  return (
    listTitles.has(folded) ||
    (folded.split(' ').length <= 9 &&
      /\b(?:list|lista|listado|relacion|liste|llista|elenco|gasteliste|registro)\b/.test(folded) &&
      /\b(?:invitad[oa]s|guests?|invites|invitati|convidados|convidats|boda|wedding|hochzeit|mariage|gaste)\b/.test(
        folded,
      ))
  )
}

/** Beginnings of words; the meaning of a heading that holds one. In order: the first that fits the values wins. */
export const stems = [
  ['email', words('email emails mail mails correo correos correu courriel eposta')],
  [
    'answer',
    words(
      'confirm rsvp asist atten zusage zugesagt rueckmeldung ruckmeldung presence presenca presenza adesione respuesta resposta risposta reponse antwort accept declin erantzun status estatus enviad enviar envia sent verschickt baieztap wedding ceremon',
    ),
  ],
  [
    'phone',
    words(
      'telefon telefono telefone telephone telf tlf tfno movil mobil mobile celular cellulare cell phone whatsapp wasap wpp handy telemovel mugikorra portable tel',
    ),
  ],
  [
    'leftOut',
    words(
      'sacar remove eliminar quitar descart exclu entfernen streichen supprimer retirer togliere rimuovere treure kendu remover',
    ),
  ],
  [
    'diet',
    words(
      'alerg allerg allergi alerxi intoleran diet menu restric alergen allergen veget celiac comida food meal unvertr essen regime ernahr restriz janari',
    ),
  ],
  ['identity', words('dni nif nie cedula rut curp passport pasaporte')],
  ['table', words('mesa taula mahai table tisch tavolo seating')],
  ['money', words('regalo gift importe precio presupuesto cost budget cadeau geschenk presente')],
  ['date', words('fecha date datum timestamp data')],
  ['link', words('link enlace url web qr json liga')],
  [
    'place',
    words('ciudad city town provincia zip postal cp postcode country pais ville plz citta cap cidade stadt'),
  ],
  [
    'postalAddress',
    words(
      'direccion address domicilio calle adreca enderezo helbide adresse strasse indirizzo endereco morada street anschrift',
    ),
  ],
  [
    'companions',
    words(
      'acompanant acomp acompanyant acompanhant companion plus begleit accompagn lagun extra adicional additional',
    ),
  ],
  [
    'companionName',
    words(
      'esposa esposo pareja conyuge spouse partner conjoint coniuge ehepartner parella bikotekide marido husband wife acompanant companion begleit accompagn',
    ),
  ],
  ['isChild', words('adult adulto edad age alter eta idade adina')],
  [
    'children',
    words(
      'nino ninos child children kid kids kinder enfant enfants bambin crianca criancas nens haurrak menores bebes infant',
    ),
  ],
  ['adults', words('adult adulto adultos adults erwachsene adultes adulti helduak')],
  [
    'householdName',
    words(
      'tarjeta invitacion sobre envelope invitation einladung enveloppe busta convite gonbidapen card addressed',
    ),
  ],
  [
    'household',
    words(
      'household hogar familia family famille famiglia familie foyer haushalt nucleo agregado sendia party',
    ),
  ],
  ['surname', words('apellid surname cognom apelid abizen nachname familienname sobrenome last')],
  [
    'name',
    words(
      'nombre nombres name names nom noms nome nomi izen izena vorname prenom invitado invitados invitada guest guests convidat convidats convidado convidados invite invites invitato invitati ospite ospiti gast gaste gonbidat persona person people',
    ),
  ],
  ['group', words('grupo group grup groupe gruppe gruppo taldea')],
  ['kind', words('categor categoria category kategorie relacion relation relationship tipo type parentesco')],
  ['side', words('lado side parte costat cote seite alde novio novia')],
  [
    'notes',
    words(
      'nota notas note notes observ coment comment remark bemerk anmerk notiz oharr osserv remarq detalle comentario',
    ),
  ],
  ['number', words('id codigo code cod folio ref nr')],
] as const
