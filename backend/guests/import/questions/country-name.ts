const names = new Intl.DisplayNames(['es-ES'], { type: 'region' })

/** 'ES' → 'España'; the code itself where it is none. */
export function countryName(code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}
