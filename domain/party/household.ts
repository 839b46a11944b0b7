/** Names of several people: 'Familia García López', 'Los Ruiz', 'Tíos de Ana'. */
const household =
  /^(?:(?:la |las |los )?(?:familia|fam|amig[oa]s|abuel[oa]s|t[ií][oa]s|prim[oa]s|herman[oa]s|vecin[oa]s|compañer[oa]s|matrimonio|señores|sres|srs)(?![\p{L}])|(?:los|las) )/iu
/** 'Luis y familia' names one person, and so do 'Luis y Sra.', 'Luis +1' and 'Luis (2)'. */
const withOthers =
  /(?:,? (?:y|e|i|&|\+) (?:su |sus |mi |un |una )?(?:familia|señora|sra|marido|mujer|espos[oa]|pareja|novi[oa]|prometid[oa]|amig[oa]s?|acompañantes?|hij[oa]s?|niñ[oa]s?|beb[eé]s?|cía|\d|más)(?!\p{L}).*| ?\+ ?\d.*| ?\( ?\+?\d{1,3} ?\).*)$/iu
/** 'Ana y Luis'. A comma alone does not join: 'Ruiz, Ana' is one person. */
const joint = / (?:y|e|and) | ?[&+] ?/i
const listed = /,(?= )/
/** A Catalan surname may have an i: 'Puig i Cadafalch'. Two first names are two people. */
const catalan = /^(\S+) i (\S.*)$/

/** The person a party is named after; '' for a household, since nobody is called 'Familia García'. */
export function personOf(partyName: string): string {
  const name = partyName.replaceAll(/\s+/g, ' ').trim()
  return household.test(name) ? '' : name.replace(withOthers, '')
}

/** The people whom a party's name names: 'Ana y Luis Paz' two, 'Luis y familia' one, 'Familia Ruiz' nobody. */
export function namesIn(partyName: string): string[] {
  const person = personOf(partyName)
  if (person === '') return []
  const pair = catalan.exec(person)?.slice(1)
  const parts = pair ?? person.split(joint)
  const names = parts.length > 1 ? parts.flatMap((part) => part.split(listed)) : [person]
  const each = names.map((name) => name.trim()).filter((name) => /\p{L}/u.test(name))
  return each.length > 1 && each.every((name) => personOf(name) === name) ? each : [person]
}
