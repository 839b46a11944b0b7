import type { Stranger } from './stranger.ts'

export const mexico: Stranger[] = [
  {
    name: 'mx-esposa-adultos-ninos',
    what: 'Mexican planner: title rows, Esposa(o) with a name, Nº adultos and Nº niños (seats = their sum), Celular, Mesa, TOTAL row',
    sheets: [
      {
        name: 'INVITADOS',
        merges: ['A1:H1'],
        rows: `BODA DANIELA & RODRIGO|||||||
Fecha: 14 de marzo de 2026|||||||
|||||||
No.|Invitado|Esposa(o)|Nº Adultos|Nº Niños|Celular|Mesa|Observaciones
#1|Ing. Arturo Belmonte Ruiz|Claudia Peña|#2|#0|55 4812 9930|#1|
#2|Sra. Teresa Ruiz Vda. de Belmonte||#1|#0|55 3190 4477|#1|silla de ruedas
#3|Hugo Belmonte|Fernanda Lira|#2|#2|5527813344|#2|
#4|Lucía Belmonte||#1|#0|5539017788|#2|
#5|Tío Chema Ruiz|Tía Lola|#2|#1|33 1745 2098|#3|viene de Guadalajara
#6|Lic. Pablo Garza|y Sra.|#2|#0|81 8309 5512|#4|
#7|Mariana Solís|Novio de Mariana|#2|#0|55 6120 4418|#4|
#8|Dr. Ernesto Vela|Sra. Ofelia|#2|#0||#5|falta teléfono
#9|Compadre Nacho|Comadre Rosy|#2|#3|55 7233 9081|#5|
#10|Padre Anselmo||#1|#0|55 2301 6675|#1|
||TOTAL|#17|#6|||`,
      },
    ],
    figures: {
      parties: 10,
      people: 23,
      phones: 9,
      country: 'MX',
      emails: 0,
      groups: null,
      needsQuestion: null,
    },
    first: `Ing. Arturo Belmonte Ruiz|2|+525548129930|||Ing. Arturo Belmonte Ruiz; Claudia Peña
Sra. Teresa Ruiz Vda. de Belmonte|1|+525531904477
Hugo Belmonte|4|+525527813344|||Hugo Belmonte; Fernanda Lira`,
  },
  {
    name: 'una-columna-secciones',
    what: 'One column with section lines in capitals (FAMILIA NOVIA, FAMILIA NOVIO, AMIGOS), names below with (n), subtotals "Subtotal: 8", TOTAL',
    sheets: [
      {
        name: 'Hoja1',
        rows: `LISTA PRELIMINAR DE INVITADOS|
|
FAMILIA NOVIA|
Papás|#2
Hermana Lupita y Toño|#2
Abuelos maternos|#2
Tía Queta|#1
Subtotal|#7
|
FAMILIA NOVIO|
Papá|#1
Hermano Quique, esposa e hijos|#4
Subtotal|#5
|
AMIGOS|
Gaby y novio|#2
Los del despacho|#6
Chuy|#1
Subtotal|#9
|
TOTAL|#21`,
      },
    ],
    figures: {
      parties: 9,
      people: 21,
      phones: 0,
      country: null,
      emails: 0,
      groups: 3,
      accept: { groups: [null] },
      needsQuestion: null,
    },
    first: `Papás|2
Hermana Lupita y Toño|2
Abuelos maternos|2`,
  },
  {
    name: 'personas-en-columnas-con-telefonos',
    what: 'Couple columns with a phone each: Él, Cel él, Ella, Cel ella, Hijos (number)',
    sheets: [
      {
        name: 'Invitados',
        rows: `Él|Cel. él|Ella|Cel. ella|Hijos|Dirección
Mauricio Sáenz|5548120101|Karla Ponce|5548120102|#2|Av. Central 4, CDMX
||Abril Montes|5531904401|#0|Calle 9
Daniel Rivas|5527813301|Sofía Rivas||#1|
Héctor Luna|5539017701||||Norte 22
||Tía Bertha||#0|`,
      },
    ],
    figures: {
      parties: 5,
      people: 10,
      phones: 4,
      country: 'MX',
      emails: 0,
      groups: null,
      needsQuestion: null,
    },
    first: `Mauricio Sáenz|4|+525548120101|||Mauricio Sáenz; Karla Ponce
Abril Montes|1|+525531904401
Daniel Rivas|3|+525527813301|||Daniel Rivas; Sofía Rivas`,
  },
  {
    name: 'invitados-por-grupos-hojas',
    what: 'Sheets per group (FAMILIA MAMÁ, FAMILIA PAPÁ, AMIGOS, TRABAJO) with title row each and Nombre/Pases, and sheet TOTAL',
    sheets: [
      {
        name: 'FAMILIA MAMÁ',
        rows: `FAMILIA MAMÁ||
Nombre|Pases|Teléfono
Tía Cuca|#2|2221234567
Primo Edgar|#3|2227654321`,
      },
      {
        name: 'FAMILIA PAPÁ',
        rows: `FAMILIA PAPÁ||
Nombre|Pases|Teléfono
Abuelo Porfirio|#1|
Tío Abel|#4|2223344556`,
      },
      {
        name: 'AMIGOS',
        rows: `AMIGOS||
Nombre|Pases|Teléfono
Chava|#2|2229988776
Yadira|#1|2225566778
Neto|#2|`,
      },
      {
        name: 'TOTAL',
        rows: `Grupo|Pases
Familia mamá|#5
Familia papá|#5
Amigos|#5
Total|#15`,
      },
    ],
    figures: {
      parties: 7,
      people: 15,
      phones: 5,
      country: 'MX',
      emails: 0,
      groups: 3,
      accept: { groups: [null] },
      needsQuestion: null,
    },
    first: `Tía Cuca|2|+522221234567
Primo Edgar|3|+522227654321
Abuelo Porfirio|1`,
  },
  {
    name: 'mesa-nombre-agrupado',
    what: 'Seating list: "Mesa 1" as section line, people below with number in A; 10 per table; total per table',
    sheets: [
      {
        name: 'Mesas',
        rows: `MESA 1|
#1|Fernando Rey
#2|Carmen Vila
#3|Tomás Rey
Total mesa 1|#3
MESA 2|
#1|Aurora Pons
#2|Jaime Pons
Total mesa 2|#2
MESA 3|
#1|Nacho Leal
#2|Eva Marín
#3|Sol Marín
Total mesa 3|#3`,
      },
    ],
    figures: {
      parties: 8,
      people: 8,
      phones: 0,
      country: null,
      emails: 0,
      groups: null,
      accept: { groups: [3] },
      needsQuestion: null,
    },
    first: `Fernando Rey|1
Carmen Vila|1
Tomás Rey|1`,
  },
  {
    name: 'novia-novio-columnas',
    what: 'Two columns NOVIA | NOVIO of names, numbered',
    sheets: [
      {
        name: 'Hoja1',
        rows: `#|NOVIA|NOVIO
#1|Mamá Celia|Papá Raúl
#2|Tía Flor|Tío Beto
#3|Rocío y Max|Jaime Luna
#4|Ely|`,
      },
    ],
    figures: {
      parties: 7,
      people: 8,
      phones: 0,
      country: null,
      emails: 0,
      groups: 2,
      accept: { groups: [null], people: [7] },
      needsQuestion: null,
    },
    first: `Mamá Celia|1
Tía Flor|1
Rocío y Max|2`,
  },
]
