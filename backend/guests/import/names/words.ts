/** Words of names of invitations in all languages, folded. */
const words = (text: string): ReadonlySet<string> => new Set(text.split(/[,\n]/).map((word) => word.trim()))

/** Between two people. */
export const connectors = words(
  'y, e, i, u, and, et, und, eta, con, with, mit, amb, avec, och, og, en compania de, и, και, ve, &, +, mas, plus',
)

/** One more person whose name is not known. */
export const companionWords = words(
  `sra, sr, sta, srta, senora, senor, esposa, esposo, marido, mujer, pareja, acompanante, novia, novio, prometida, prometido, companera, companero, polola, pololo, enamorada, enamorado, amiga, amigo, invitado, invitada, conyuge,
  guest, wife, husband, partner, spouse, girlfriend, boyfriend, fiance, fiancee, date, mr, mrs, ms, mx, companion, plus one, friend, one, other half,
  mme, mlle, m, madame, monsieur, femme, mari, epouse, epoux, conjoint, conjointe, compagne, compagnon, accompagnant, accompagnante, copine, copain,
  frau, herr, begleitung, partnerin, ehefrau, ehemann, mann, freundin, freund, begleiter, gast, gattin,
  moglie, marito, coniuge, compagna, compagno, accompagnatore, accompagnatrice, ospite, fidanzata, fidanzato, sig ra, signora,
  parella, dona, muller, home, acompanyant, xicot, xicota, convidat, nuvia, nuvi,
  mulher, esposa, acompanhante, namorada, namorado, companheira, companheiro, convidado,
  bikotekidea, laguna, laguntzailea, emaztea, senarra, andrea, bikotea, 夫人, 太太, 先生, 1, uno, una, mas uno, un acompanante, una acompanante, 1 mas, uno mas`,
)
/** Further people, nobody knows how many. */
export const openWords = words(
  `familia, flia, fam, family, famille, famiglia, familie, sendia, familiares, hijos, hijas, ninos, ninas, nenes, peques, kids, children, kinder, enfants, figli, filhos, criancas, fills, fillos, nens, umeak, seme alabak, haurrak,
  compania, cia, company, co, otros, others, amigos, friends, hermanos, padres, nietos, parents, bebes, bambini, acompanantes, guests, invitados, pareja e hijos, 一家, 全家, 家人`,
)
/** A child without a name. */
export const childWords = words(
  'hijo, hija, nino, nina, bebe, baby, nene, nena, child, kid, son, daughter, kind, sohn, tochter, enfant, fils, fille, bambino, bambina, figlio, figlia, filho, filha, crianca, nen, fill, filla, fillo, filla, umea, haurra, hijito, hijita, bebita, toddler, infant',
)
export const childrenWords = words(
  'hijos, hijas, ninos, ninas, nenes, kids, children, kinder, enfants, bambini, figli, filhos, criancas, nens, fills, fillos, umeak, bebes, babies, peques, ninyos, menores, infants, k',
)
/** Before a companion: 'su esposa', 'his wife'. */
export const possessives = words(
  'su, sus, mi, tu, his, her, their, sua, seu, seva, seu, sa, son, ses, seine, ihre, seiner, bere, la, el, un, una, a, the, dos, il, lo',
)
/** Forms of address; the plurals tell that a couple is meant. */
export const titles = words(
  'sr, sra, srta, don, dona, d, da, mr, mrs, ms, miss, dr, dra, doctor, doctora, lic, ing, prof, herr, frau, m, mme, mlle, sig, signor, signora, arq, mister, misses, senor, senora, rev, fr, sor, hon, mons, madame, monsieur, eng',
)
export const coupleTitles = words(
  'sres, senores, esposos, matrimonio, drs, messrs, ehepaar, coniugi, casal, sres de, matrimoni, couple, mr mrs, spouses, herrschaften, senhores',
)
/** Relatives in the plural before their names: 'Tíos Amadeo y Josefina'. */
export const relatives = words(
  'tios, abuelos, primos, padres, papas, hermanos, suegros, padrinos, tias, primas, abuelas, hermanas, amigos, aunts, uncles, cousins, grandparents, oncles, avis, oncle, tiets, nonni, zii, avos, grosseltern',
)
/** A household as a whole. */
export const householdWords = words(
  'familia, flia, fam, family, famille, famiglia, familie, sendia, household, los, las, the, els, les, die, os, i, le',
)
export const placeholders = words(
  'bebe, baby, nino, nina, hijo, hija, acompanante, pareja, esposa, esposo, novio, novia, guest, invitado, invitada, plus one, 1, madre, padre, mama, papa, abuela, abuelo, tia, tio, hermano, hermana, suegra, suegro, kind, child, kid, begleitung, companion, partner, wife, husband, mom, dad, mother, father, granny, grandma, grandpa, desconocido, tbd, por definir, sin nombre, x, uncle, aunt, primo, prima, amigo, amiga, ninera, chofer, y, e, de, del, la, el, and',
)
