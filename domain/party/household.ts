/** Names of several people: 'Familia García López', 'Los Ruiz'. */
const household = /^(?:(?:la |las |los )?(?:familia\b|fam\b)|(?:los|las) )/i
/** 'Luis y familia' names one person. */
const withOthers =
  / (?:y|e|&|\+) (?:su |sus )?(?:familia|señora|marido|mujer|esposa|esposo|pareja|acompañantes?|hij[oa]s?|niños)\b.*$/i

/** The person a party is named after; '' for a household, since nobody is called 'Familia García'. */
export function personOf(partyName: string): string {
  const name = partyName.replaceAll(/\s+/g, ' ').trim()
  return household.test(name) ? '' : name.replace(withOthers, '')
}
