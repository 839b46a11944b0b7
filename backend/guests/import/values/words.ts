const words = (text: string): ReadonlySet<string> => new Set(text.split(/[,\n]/).map((word) => word.trim()))

/** Words of cells in all languages, folded like headings. */
export const yesWords = words(
  'si, s, yes, y, ja, j, oui, o, sim, bai, true, verdadero, vrai, wahr, x, ok, vale, va, 是, כן, нет, да, con, with, mit, avec, con pareja, con acompanante, yes please, claro',
)
export const noWords = words(
  'no, n, nein, non, nao, ez, false, falso, faux, falsch, ninguno, ninguna, none, sin, ohne, sans, sin acompanante, sin pareja, solo, sola, soltero, soltera, keine, nadie, nessuno, nenhum, cap, inor ez, aucun, no tiene, no lleva, sense acompanyant, sem acompanhante, senza, 0, individual, single, na, n a, sin acompanantes, no acompanante, no one, nobody, alone',
)
export const statusWords = words(
  `pendiente, pendientes, confirmado, confirmada, confirmados, por definir, por confirmar, a confirmar, sin confirmar, sin respuesta, no asiste, asiste, asistira, no asistira, rechazado, declinado, declined, accept, accepted,
  attending, not attending, pending, no response, awaiting, awaiting response, joyfully accept, regretfully decline, invited, not invited, maybe, tal vez, quizas, quiza, no sabe, zugesagt, abgesagt, offen, confirme, en attente, confermato, in attesa,
  pendent, confirmat, zain, invitado, enviada, enviado, entregada, entregado, sent, not sent, will attend, cannot attend, con duda, duda, seguro, probable, fijo, no replied, replied, no reply`,
)
export const childWords = words(
  'nino, nina, ninos, nen, nena, neno, child, kid, children, kind, kinder, enfant, enfants, bambino, bambina, bambini, crianca, crianca pequena, haurra, umea, menor, bebe, baby, bebes, infantil, infant, infante, toddler, c, k, b, peque, hijo, hija, hijos, hijas, ado, ninio, menores, junior, bimbo, bimba, 儿童, 小孩, ילד, ילדה',
)
export const adultWords = words(
  'adolescente, adolescentes, teen, teenager, teenagers, adulto, adulta, adultos, adult, adults, erwachsen, erwachsener, erwachsene, adulte, adultes, adulti, heldua, mayor, a, ad, grande, adl, gran, 成人, מבוגר',
)
export const genderWords = words(
  'hombre, mujer, masculino, femenino, h, m, f, male, female, man, woman, mannlich, weiblich, homme, femme, uomo, donna, home, dona, masculi, femeni, v, w, masc, fem, varon',
)
/** Beginnings of what groups of guests are called. */
export const groupStems = words(
  'famil, famil., amig, friend, freund, amis, amics, lagun, trabaj, work, arbeit, traba, coleg, colleg, kolleg, univers, escuela, colegio, instituto, primo, tios, tias, bride, groom, novia, novio, novios, nuvi, noiv, spos, braut, marie, vecin, neighbo, nachbar, compan, vip, padres, abuel, otros, other, pueblo, church, iglesia, school, schul, cousin, kolega, parent, oficina, gym, equipo, club, personal, hermandad, side, lado, exterior, relative, verwandt, bekannt, conocid, coworker, godparents, padrin',
)
/** Who gets married. */
export const coupleWords = words(
  'novio, novia, novios, los novios, bride, groom, bride groom, bride and groom, nuvi, nuvia, nuvis, noivo, noiva, noivos, sposo, sposa, sposi, brautigam, braut, brautpaar, marie, mariee, maries, ezkongaiak, la novia, el novio, the bride, the groom',
)
/** Written where the value is the one above. */
export const dittoMarks: ReadonlySet<string> = new Set([
  '"',
  '""',
  "''",
  '〃',
  '″',
  '”',
  '“',
  '⇧',
  '↑',
  '⬆',
  '⬆️',
  '^',
  '⇡',
  '▲',
  '´´',
  '``',
  '«',
  '-"-',
  '- " -',
  ',,',
  '~"~',
])
export const dittoWords = words(
  'idem, id, igual, lo mismo, el mismo, la misma, mismo, same, same as above, ditto, wie oben, dito, idem que arriba, igual que arriba, mismo de arriba, el de arriba, arriba, mateix, el mateix, o mesmo, lo stesso, meme, gleich, s o, berdina, mesmo, as above, see above',
)
