import type { Stranger } from './stranger.ts'

const csv = (separator: string): Stranger['text'] => ({ separator, encoding: 'utf8' })
const without = { phones: 0, country: null, emails: 0, groups: null, needsQuestion: null }

/** Lists that number their invitations, or set those who come along one column further to the right. */
export const numberedAndIndented: Stranger[] = [
  {
    name: 'es-acompanantes-una-columna-mas-alla',
    what: "first guests marked '1', those who come along one column to the right, 'Boleto Extra' for seats without a name, menus for children",
    text: csv(';'),
    sheets: [
      {
        name: 'csv',
        rows: `|NOMBRE|APELLIDOS||GRUPO|MENÚ|MESA
1|Nicanor|Garrido||Familia Elías|Adultos|Mesa 1
||Monserrat|Ramírez|Familia Elías|Adultos|Mesa 1
||Boleto extra||Familia Elías|Adultos|Mesa 1
1|Mauro|Soto||Familia Elías|Adultos|Mesa 2
||Boleto Extra||Familia Elías|Adultos|Mesa 2
1|Teresa|Soto||Familia Elías|Adultos|Mesa 2
||Boleto Extra||Familia Elías|Adultos|Mesa 2
||Vicky||Familia Elías|Niños|Mesa Niños
1|Agustín|Ortiz||Amigos comunes|Adultos|Mesa 1`,
      },
    ],
    figures: { ...without, parties: 4, people: 9, groups: 2 },
    first: `Nicanor Garrido y Monserrat|3|||Familia Elías
Mauro Soto|2
Teresa Soto y Vicky|3
Agustín Ortiz|1|||Amigos comunes`,
  },
  {
    name: 'cl-grupo-numerado-y-rol',
    what: "'grupo' numbers the invitations, whose rows stand apart from each other; 'rol' says who is the companion; no surname first",
    text: csv(';'),
    sheets: [
      {
        name: 'csv',
        rows: `grupo|nombre|mesa|rol
8|Alesandro Juan Manuel|1|principal
101|Freire Catalina|1|acompanante
101|Herrera Eduardo|1|principal
176|Irigoyen Josefina|1|acompanante
8|Lorenzo Sofía|1|acompanante
176|Pobes Benjamín|1|principal
226|Zamora Felipe|1|principal
51|Acompañante de Fuentes Sofía|2|acompanante
51|Fuentes Sofía|2|principal`,
      },
    ],
    figures: { ...without, parties: 5, people: 9, groups: 2 },
    first: 'Alesandro Juan Manuel y Lorenzo Sofía|2',
  },
  {
    name: 'cr-grupo-con-codigo-y-contacto',
    what: 'one person a row, tied by a code headed grupo, with the contact repeated on each of its rows',
    text: csv(','),
    sheets: [
      {
        name: 'csv',
        rows: `grupo|contacto|email|telefono|invitado
G01|Noé Sáenz|noe@correo.example||Noé Sáenz
G02|Marlen Segura|mar@correo.example|50689803637|Marlen Segura
G02|Marlen Segura|mar@correo.example|50689803637|Miguel Chaves
G02|Marlen Segura|mar@correo.example|50689803637|Luis Chaves
G03|Diana Sáenz||50688977270|Diana Sáenz
G04|Dania Mora|dania@correo.example|50660972710|Flor Mora
G04|Dania Mora|dania@correo.example|50660972710|Dania Mora
G05|Marvin|||Marvin`,
      },
    ],
    figures: {
      ...without,
      parties: 5,
      people: 8,
      phones: 3,
      country: 'CR',
      emails: 3,
    },
    first: `Noé Sáenz|1||noe@correo.example
Marlen Segura, Miguel Chaves y Luis Chaves|3|+50689803637|mar@correo.example`,
  },
  {
    name: 'mx-personas-esperadas',
    what: 'headings in snake_case, seats under personas_esperadas, a waiting list that is not imported',
    text: csv(','),
    sheets: [
      {
        name: 'csv',
        rows: `contacto_nombre|contacto_telefono|personas_esperadas|lista_espera
Pedro Peral|2221234567|4|no
Ana Garzón|2229876543|2|no
Familia Luna|2225551234|5|si`,
      },
    ],
    figures: { ...without, parties: 3, people: 11, phones: 3, country: 'MX' },
    first: 'Pedro Peral|4|+522221234567',
  },
  {
    name: 'es-tipo-adulto-nino',
    what: "'tipo' says who is a child; first names alone, some of them twice",
    text: csv(','),
    sheets: [
      {
        name: 'csv',
        rows: `nombre|asistencia|tipo|familia
Mamá|confirmado|adulto|
Gonzalo|confirmado|adulto|
Martina|confirmado|adolescente|
Sari|confirmado|niño|
Fran Trabajo|no confirmado|adulto|
Bebé|confirmado|niño|
Bebé|confirmado|niño|
Nina Ruiz|confirmado|adulto|`,
      },
    ],
    figures: { ...without, parties: 8, people: 8, groups: null },
    first: 'Mamá|1',
  },
  {
    name: 'us-name01-name02',
    what: 'numbered headings without a space, Guest for who has no name yet',
    text: csv(','),
    sheets: [
      {
        name: 'csv',
        rows: `Name01|Name02|Email
Dr. Martha Calder||m@mail.example
Mr. Sean Beard|Ms. Clare Beard|c@mail.example
Mr. Rob Calder|Dr. Nancy Bennet|r@mail.example
Dr. Jess Calder|Guest|j@mail.example`,
      },
    ],
    figures: { ...without, parties: 4, people: 7, emails: 4 },
    first: `Dr. Martha Calder|1||m@mail.example
Mr. Sean Beard y Ms. Clare Beard|2||c@mail.example||Mr. Sean Beard; Ms. Clare Beard`,
  },
]
