import type { Stranger } from './stranger.ts'

export const southAmerica: Stranger[] = [
  {
    name: 'familia-solo-primera-fila',
    what: 'Family name, total and phone only in the first row of each household, members one per row below',
    sheets: [
      {
        name: 'Hoja 1',
        rows: `Familia|Integrantes|Total|WhatsApp|Lado
Familia Otálora|Jaime Otálora|#4|310 455 2098|Novia
|Luz Dary Pinto|||
|Valentina Otálora|||
|Samuel Otálora|||
Familia Cifuentes|Óscar Cifuentes|#2|315 220 7781|Novio
|Paola Nieto|||
Familia Bedoya|Gustavo Bedoya|#3|300 812 4456|Novio
|Adriana Zapata|||
|Abuelita Zapata|||
Juan Camilo Ríos|Juan Camilo Ríos|#1|320 771 9034|Novia
Familia Montaño|Wilson Montaño|#2||Novio
|Yaneth Montaño|||`,
      },
    ],
    figures: {
      parties: 5,
      people: 12,
      phones: 4,
      country: 'CO',
      emails: 0,
      groups: 2,
      accept: { groups: [null] },
      needsQuestion: null,
    },
    first: `Familia Otálora|4|+573104552098|||Jaime Otálora; Luz Dary Pinto; Valentina Otálora; Samuel Otálora
Familia Cifuentes|2|+573152207781|||Óscar Cifuentes; Paola Nieto
Familia Bedoya|3|+573008124456|||Gustavo Bedoya; Adriana Zapata; Abuelita Zapata`,
  },
  {
    name: 'ar-apellido-coma-nombre',
    what: 'Argentine, Latin-1, ;: "Apellido y Nombre" as "García, Ana", Mayores / Menores are seats, Celular with 11 and +54 9, DNI is no phone',
    text: { separator: ';', encoding: 'latin1' },
    sheets: [
      {
        name: 'csv',
        rows: `Apellido y Nombre|DNI|Mayores|Menores|Celular|Invitado por
García, Ana María|28.445.120|2|1|11 5632-8890|Novia
Pérez Olmedo, Martín|30.112.987|1|0|+54 9 11 4478-2213|Novio
Iñíguez, Sofía|33.908.441|2|0|11 6230-9981|Novia
Rossi, Nicolás|29.001.556|2|2|+54 9 351 622-1190|Novio
Bianchi, Marta|12.345.009|1|0||Novia
Toledo, Facundo|35.221.876|1|0|11 3320-7718|Novio`,
      },
    ],
    figures: {
      parties: 6,
      people: 12,
      phones: 5,
      country: 'AR',
      emails: 0,
      groups: 2,
      accept: { groups: [null] },
      needsQuestion: null,
    },
    first: `Ana María García|3|+541156328890
Martín Pérez Olmedo|1|+5491144782213
Sofía Iñíguez|2|+541162309981`,
  },
  {
    name: 'br-acompanhantes',
    what: 'Brazilian, Latin-1, ;: Nome do convidado, Acompanhantes (besides, 0 for one alone), Crianças (besides too), Telefone (DD) 9…',
    text: { separator: ';', encoding: 'latin1' },
    sheets: [
      {
        name: 'csv',
        rows: `Nome do convidado|Acompanhantes|Crianças|Telefone|Grupo|Confirmado?
João Batista Coutinho|1|2|(11) 98123-4567|Família do noivo|Não
Conceição Andrade|0|0|(11) 97345-1120|Família da noiva|Não
Thiago Araújo|1|0|(21) 99876-0034|Amigos|Sim
Vó Lourdes|0|0||Família da noiva|Sim
Renata e Caio|1|1|(11) 96650-7788|Amigos|Não
Padrinho Zé|1|0|(31) 99120-4455|Padrinhos|Não`,
      },
    ],
    figures: {
      parties: 6,
      people: 13,
      phones: 5,
      country: 'BR',
      emails: 0,
      groups: 4,
      accept: { people: [14] },
      needsQuestion: null,
    },
    first: `João Batista Coutinho|4|+5511981234567||Família do noivo
Conceição Andrade|1|+5511973451120||Família da noiva
Thiago Araújo|2|+5521998760034||Amigos`,
  },
  {
    name: 'co-acompanante-de-filas',
    what: 'One row per person; the +1 is a row of its own ("Acompañante de Ana", "Invitado de Ana", "+1"), below its guest; phone of the guest only',
    sheets: [
      {
        name: 'Lista',
        rows: `#|Nombre|Celular|Grupo
#1|Ana Lucía Restrepo|3104567890|Amigas
#2|Acompañante de Ana Lucía|  |Amigas
#3|Camilo Hoyos|3159876543|Primos
#4|+1|  |Primos
#5|Doña Stella|3001122334|Familia
#6|Mateo Vélez|3207654321|Amigos
#7|Invitado de Mateo||Amigos
#8|Juliana Marín|3013344556|Amigas`,
      },
    ],
    figures: {
      parties: 5,
      people: 8,
      phones: 5,
      country: 'CO',
      emails: 0,
      groups: 4,
      needsQuestion: null,
    },
    first: `Ana Lucía Restrepo|2|+573104567890||Amigas
Camilo Hoyos|2|+573159876543||Primos
Doña Stella|1|+573001122334||Familia`,
  },
  {
    name: 'invitacion-num-sobre',
    what: 'One row per person, "# Invitación" ties them, "Nombre en sobre" only on the first, A/N column, WhatsApp per person of some',
    sheets: [
      {
        name: 'Personas',
        rows: `# Invitación|Nombre en sobre|Nombre|Apellido|Adulto/Niño|WhatsApp
#1|Familia Rueda Lima|Esteban|Rueda|A|+573104410099
#1||Nelly|Lima|A|+573114410099
#1||Tomás|Rueda|N|
#2|Sr. Fabio Lima y Sra.|Fabio|Lima|A|
#2||Gladys|Mora|A|+573124410099
#3|Srta. Catalina Rey|Catalina|Rey|A|+573134410099
#4|Sebastián Gil & Invitada|Sebastián|Gil|A|+573144410099
#4||Invitada||A|
#5|Familia Tovar|Hernán|Tovar|A|
#5||Luz|Tovar|A|
#5||Danna|Tovar|N|`,
      },
    ],
    figures: {
      parties: 5,
      people: 11,
      phones: 4,
      country: 'CO',
      emails: 0,
      groups: null,
      needsQuestion: null,
    },
    first: `Familia Rueda Lima|3|+573104410099|||Esteban Rueda; Nelly Lima; Tomás Rueda
Sr. Fabio Lima y Sra.|2|+573124410099|||Fabio Lima; Gladys Mora
Srta. Catalina Rey|1|+573134410099`,
  },
  {
    name: 'cargo-institucion',
    what: 'Institutional gala: Nombre, Cargo, Institución, Correo, Teléfono oficina with extension, Celular',
    sheets: [
      {
        name: 'Invitados gala',
        rows: `N°|Nombre|Cargo|Institución|Correo|Tel. oficina|Celular
#1|Dra. Ximena Aramayo|Directora|Hospital del Sur|x.aramayo@example.org|(2) 244-1190 int. 23|71522098
#2|Ing. Freddy Choque|Gerente|Constructora Illimani|fchoque@example.org|2 278 1145|70145520
#3|Lic. Mirtha Salas y esposo|Decana|Universidad|msalas@example.org||76233310
#4|Padre Celso Vargas|Párroco|Parroquia San Miguel|||`,
      },
    ],
    figures: {
      parties: 4,
      people: 5,
      phones: 3,
      country: 'BO',
      emails: 3,
      groups: null,
      accept: { people: [4], groups: [4] },
      needsQuestion: null,
    },
    first: `Dra. Ximena Aramayo|1|+59171522098|x.aramayo@example.org
Ing. Freddy Choque|1|+59170145520|fchoque@example.org
Lic. Mirtha Salas y esposo|2|+59176233310|msalas@example.org`,
  },
  {
    name: 'invitado-por-novia-novio-ambos-x',
    what: 'Two x-columns Novia / Novio tell the side; Nombre; Cant.; Tel',
    sheets: [
      {
        name: 'Hoja1',
        rows: `Nombre|Novia|Novio|Cant.|Tel
Luciana Ferro|x||#2|11 6023-4567
Tíos Ferro|x||#2|11 6123-4568
Matías Broda||x|#1|+54 9 11 6223-4569
Flia. Broda||x|#5|11 6323-4560
Profe Inés|x|x|#1|`,
      },
    ],
    figures: {
      parties: 5,
      people: 11,
      phones: 4,
      country: 'AR',
      emails: 0,
      groups: null,
      needsQuestion: null,
    },
    first: `Luciana Ferro|2|+541160234567
Tíos Ferro|2|+541161234568
Matías Broda|1|+5491162234569`,
  },
]
