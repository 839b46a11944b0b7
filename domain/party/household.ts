/** A party's name that is several people's: 'Familia García López', 'Los Ruiz'. */
const household = /^(?:(?:la |las |los )?(?:familia\b|fam\b)|(?:los|las) )/i
/** 'Luis y familia' is Luis and others. */
const withOthers =
  / (?:y|e|&|\+) (?:su |sus )?(?:familia|señora|marido|mujer|esposa|esposo|pareja|acompañantes?|hij[oa]s?|niños)\b.*$/i

/** The person whose name a party bears, '' when it is a household's: nobody is called 'Familia García'. */
export function personOf(partyName: string): string {
  const name = partyName.replaceAll(/\s+/g, ' ').trim()
  return household.test(name) ? '' : name.replace(withOthers, '')
}
