import type { Stranger } from './stranger.ts'

export const spainAndPortugal: Stranger[] = [
  {
    name: 'bodas-net-export',
    what: 'Bodas.net export: one row per person; "Acompañante de" names the main guest; Edad = Adulto/Niño/Bebé; Grupo, Menú, Mesa',
    sheets: [
      {
        name: 'Invitados',
        rows: `Nombre|Apellidos|Acompañante de|Edad|Sexo|Grupo|Menú|Mesa|Email|Teléfono|Móvil|Asistencia
Nuria|Castells||Adulto|Mujer|Familia Nuria|Menú adulto||nuria.c@example.com||612 443 908|Pendiente
Jordi|Batlle|Nuria Castells|Adulto|Hombre|Familia Nuria|Menú adulto|||||Pendiente
Pol|Batlle|Nuria Castells|Niño|Hombre|Familia Nuria|Menú infantil|||||Pendiente
Rosario|Olmo||Adulto|Mujer|Amigos|Menú adulto|||| 655 019 283|Confirmado
Adrián|Pastor||Adulto|Hombre|Amigos|Vegetariano||adri@example.com||699120034|Pendiente
Carla|Mesa|Adrián Pastor|Adulto|Mujer|Amigos|Menú adulto|||||Pendiente
Hugo||Adrián Pastor|Bebé|Hombre|Amigos||||||Pendiente
Encarna|Ruiz||Adulto|Mujer|Trabajo|Menú adulto|||954 221 190|600 781 245|Rechazado
Samuel|Ferrer||Adulto|Hombre|Trabajo|Sin gluten||samuel@example.com|||Pendiente`,
      },
    ],
    figures: {
      parties: 5,
      people: 9,
      phones: 4,
      country: 'ES',
      emails: 3,
      groups: 3,
      needsQuestion: null,
    },
    first: `Nuria Castells|3|+34612443908|nuria.c@example.com|Familia Nuria|Nuria Castells; Jordi Batlle; Pol Batlle
Rosario Olmo|1|+34655019283||Amigos
Adrián Pastor|3|+34699120034|adri@example.com|Amigos|Adrián Pastor; Carla Mesa; Hugo`,
  },
  {
    name: 'dos-tablas-novia-novio',
    what: 'Two tables side by side on one sheet: NOVIA left (A:C), NOVIO right (E:G), each with its header and a total below',
    sheets: [
      {
        name: 'Hoja1',
        merges: ['A1:C1', 'E1:G1'],
        rows: `INVITADOS NOVIA||||INVITADOS NOVIO||
Nombre|Personas|Teléfono||Nombre|Personas|Teléfono
Abuela Pilar|#1|||Papá y Mamá|#2|633 120 945
Tíos de Soria|#2|975 221 008||Hermano Luis|#4|644 980 127
Marta Quintana|#2|655 301 772||Chema Rubio|#1|690 114 308
Irene Salcedo|#1|666 902 114||Gonzalo y Bea|#2|616 220 774
Vecinos 3ºB|#2|||Equipo de fútbol|#6|
Sara Lobo|#2|677 450 198||||
TOTAL|#10|||TOTAL|#15|`,
      },
    ],
    figures: {
      parties: 11,
      people: 25,
      phones: 8,
      country: 'ES',
      emails: 0,
      groups: 2,
      accept: { groups: [null] },
      needsQuestion: null,
    },
    first: `Abuela Pilar|1
Tíos de Soria|2|+34975221008
Marta Quintana|2|+34655301772`,
  },
  {
    name: 'bloques-por-linea-blanca',
    what: 'One person per row, households separated by a blank row, no other tie; header Nombre / Edad / Notas (ages of children in Edad)',
    sheets: [
      {
        name: 'Lista boda',
        rows: `Nombre|Edad|Notas
Ramón Pino||
Elvira Soto||
Lucas Pino|#7|
||
Andrea Belda||vegana
||
Sergio Roca||
Noelia Camps||
||
Tía Merche||
||
Félix Amat||
Gloria Sanz||
Bruno Amat|#4|
Bebé Amat|#0|trona
||
Patricia Leal||
Novio de Patricia||`,
      },
    ],
    figures: {
      parties: 6,
      people: 13,
      phones: 0,
      country: null,
      emails: 0,
      groups: null,
      accept: { parties: [13] },
      needsQuestion: 'One row per person',
    },
    first: `Ramón Pino|3||||Ramón Pino; Elvira Soto; Lucas Pino
Andrea Belda|1
Sergio Roca|2||||Sergio Roca; Noelia Camps`,
  },
  {
    name: 'pt-contacto-pessoas',
    what: 'Portuguese: title, Convidados, Nº pessoas, Contacto (9 digits), Lado, Observações; Total at the end',
    sheets: [
      {
        name: 'Folha1',
        rows: `LISTA DE CONVIDADOS||||
Convidados|Nº pessoas|Contacto|Lado|Observações
Tios de Braga|#2|912 334 556|Noiva|
Família Quaresma|#4|936 120 887|Noivo|dois miúdos
Inês e Duarte|#2|965 771 203|Noiva|
Avó Graciete|#1|253 610 447|Noiva|telefone fixo
Rui Patrocínio|#1|918 440 092|Noivo|
Prof. Amílcar + esposa|#2||Noivo|
Total de convidados|#12|||`,
      },
    ],
    figures: {
      parties: 6,
      people: 12,
      phones: 5,
      country: 'PT',
      emails: 0,
      groups: 2,
      accept: { groups: [null] },
      needsQuestion: null,
    },
    first: `Tios de Braga|2|+351912334556
Família Quaresma|4|+351936120887
Inês e Duarte|2|+351965771203`,
  },
  {
    name: 'mesas-en-columnas',
    what: 'Seating plan: each column is a table (Mesa 1, Mesa 2 …), names below',
    sheets: [
      {
        name: 'MESAS',
        rows: `Mesa presidencial|Mesa 1|Mesa 2|Mesa 3
Novia: Olga|Dimas Caro|Vicky Sanz|Tío Ramiro
Novio: Raúl|Elsa Caro|Nacho Sanz|Tía Puri
Mamá Olga|Rubén Téllez|Bea Ortiz|Primo Saúl
Papá Olga|Inma Ferri|Quique Rey|
Mamá Raúl||Sole Rey|
Papá Raúl|||`,
      },
    ],
    figures: {
      parties: 18,
      people: 18,
      phones: 0,
      country: null,
      emails: 0,
      groups: null,
      accept: { groups: [4] },
      needsQuestion: null,
    },
    first: ``,
  },
  {
    name: 'nombre-con-cargo-entre-parentesis',
    what: 'Pasted from WhatsApp: TSV without header: number, name with remarks and emoji, seats as "x2"',
    text: { separator: '	', encoding: 'utf8' },
    sheets: [
      {
        name: 'csv',
        rows: `1|Marisa Bueno 💃|x2
2|Quique (el de la uni)|x1
3|Los Herrero 👨‍👩‍👧|x3
4|Yaya Conchita|x1
5|Sete y Mar 🐶|x2`,
      },
    ],
    figures: {
      parties: 5,
      people: 9,
      phones: 0,
      country: null,
      emails: 0,
      groups: null,
      needsQuestion: null,
    },
    first: `Marisa Bueno 💃|2
Quique (el de la uni)|1
Los Herrero 👨‍👩‍👧|3`,
  },
  {
    name: 'ca-nom-cognoms-acompanyant',
    what: 'Catalan per party: Nom;Cognoms;Acompanyant (name or "Sí"/"No");Nens (number);Mòbil;Al·lèrgies',
    text: { separator: ';', encoding: 'utf8' },
    sheets: [
      {
        name: 'csv',
        rows: `Nom|Cognoms|Acompanyant|Nens|Mòbil|Al·lèrgies
Roser|Camprubí|Jordi Soler|2|655 110 220|
Biel|Ferrer|No|0|655 110 221|fruits secs
Montse|Rigol|Sí|0|655 110 222|
Àvia Pepeta|||||`,
      },
    ],
    figures: {
      parties: 4,
      people: 8,
      phones: 3,
      country: 'ES',
      emails: 0,
      groups: null,
      needsQuestion: null,
    },
    first: `Roser Camprubí|4|+34655110220|||Roser Camprubí; Jordi Soler
Biel Ferrer|1|+34655110221
Montse Rigol|2|+34655110222`,
  },
]
