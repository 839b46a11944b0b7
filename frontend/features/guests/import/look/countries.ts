/** Where lists come from: Spanish-speaking countries, Europe, and where guests of weddings in Spain travel from. */
const codes =
  'ES MX AR CO CL PE VE EC GT CU BO DO HN PY SV NI CR PA UY PR US CA BR PT AD FR IT DE AT CH BE NL LU GB IE DK SE NO FI IS PL CZ SK HU RO BG GR HR SI RS UA RU EE LV LT MT CY TR IL MA DZ TN EG GQ SN ZA NG AE SA IN PK CN HK TW JP KR PH TH SG AU NZ'.split(
    ' ',
  )
const names = new Intl.DisplayNames('es', { type: 'region' })
const order = new Intl.Collator('es')

/** The countries to choose from by their Spanish names; the chosen one is among them whatever it is. */
export const countryOptions = (chosen: string): { value: string; label: string }[] =>
  [...new Set([...codes, chosen])]
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => order.compare(one.label, other.label))
