const legalForm =
  /(?<!\p{L})(?:s\.?\s?l\.?\s?u?\.?|s\.?\s?a\.?\s?u?\.?|s\.?\s?coop\.?|(?:(?:y|e|&|\+)\s)?(?:compañ[ií]a|c[ií]a\.?)|inc\.?|ltd\.?|gmbh)$/iu

/** A company's name as it was written and the legal form at its end: 'S.L.', 'S.A.U.', 'y Cía.'; null without one. */
export function legalFormOf(title: string): { name: string; form: string } | null {
  const found = legalForm.exec(title)
  return found && { name: title.slice(0, found.index), form: found[0] }
}
