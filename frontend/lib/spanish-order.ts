const collator = new Intl.Collator('es', { numeric: true })

/** Compares as a Spanish index does: ñ after n, accents and case last, 'Mesa 2' before 'Mesa 10'. */
export const inSpanishOrder = collator.compare
