import type { Headings } from './meanings.ts'

/** Galician. */
export const gl: Headings = {
  name: 'nome, nomes, nome e apelidos, nome completo, nome do convidado, convidado, convidada, convidados, convidadas, persoa, persoas, titular, familia, familias, nome do invitado',
  surname: 'apelido, apelidos, primeiro apelido, segundo apelido',
  companionName:
    'acompanante, acompanantes, nome do acompanante, nome da parella, parella, muller, marido, home, conxuxe, nomes dos acompanantes, fillos',
  household:
    'familia, nucleo familiar, fogar, codigo familia, numero de familia, convite, numero de convite, vai con, ven con, codigo',
  householdName:
    'nome do convite, nome no convite, nome na invitacion, a nome de, destinatario, nome da familia, sobre',
  seats: `prazas, numero de persoas, no de persoas, n persoas, persoas, convidados, numero de convidados, maximo de convidados, total, asentos, cantos, cantos son,
    total persoas, comensais, cantidade, entradas, pases, no de convidados`,
  companions:
    'acompanante, acompanantes, numero de acompanantes, no de acompanantes, con acompanante, cantos acompanantes, extras, con parella',
  adults: 'adulto, adultos, maiores, numero de adultos',
  children: 'neno, nenos, nenas, menores, cativos, bebes, numero de nenos, fillos',
  isChild: 'adulto neno, adulto ou neno, neno, menor, idade',
  group: 'grupo, grupos, grupo de convidados',
  kind: 'categoria, tipo, relacion, parentesco, vinculo, etiqueta',
  side: 'lado, parte, de parte de, noivo ou noiva, noivo noiva, convidado por, bando',
  email: 'correo, correo electronico, email, enderezo electronico, enderezo de correo, mail',
  phone:
    'telefono, telefonos, mobil, mobiles, telefono mobil, numero de telefono, no de telefono, tel, whatsapp, telefono de contacto, contacto, fixo',
  postalAddress: 'enderezo, enderezo postal, domicilio, rua, enderezo completo',
  place: 'cidade, concello, localidade, provincia, codigo postal, pais, poboacion',
  diet: 'intolerancias, intolerancia, alerxias, alerxia, alerxenos, alerxias e intolerancias, menu, menu especial, dieta, restricions, restricions alimentarias, comida',
  notes: 'observacions, observacion, notas, nota, comentario, comentarios, outros, detalles, anotacions',
  leftOut: 'quitar, eliminar, excluir, non convidar, fora, descartado, borrar, sacar',
  answer:
    'confirmacion, confirmado, confirmados, asistencia, asiste, asistira, resposta, estado, ven, enviado, enviada, convite enviado, autobus, mensaxe',
  number: 'id, numero, num, n, no, orde, codigo',
  table: 'mesa, numero de mesa, no de mesa, mesa asignada, asento',
  date: 'data, data de rexistro, data de confirmacion, hora',
  link: 'ligazon, enlace, web, url',
  gender: 'sexo, xenero',
  title: 'tratamento',
  money: 'agasallo, regalo, importe, prezo, orzamento, custo',
  foreign: 'provedor, provedores, servizo, tarefa, tarefas, gasto',
}
