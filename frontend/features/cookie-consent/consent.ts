const key = 'cookie-consent'

export type CookieChoice = 'accepted' | 'rejected'
/** The choice and its ISO instant. */
export type Consent = { choice: CookieChoice; date: string }

/** The stored choice; null when there is none or it is unreadable. */
export function storedConsent(storage: Storage = localStorage): Consent | null {
  try {
    const stored = JSON.parse(storage.getItem(key) ?? 'null') as Partial<Consent> | null
    const isChoice = stored?.choice === 'accepted' || stored?.choice === 'rejected'
    return isChoice && stored.choice && stored.date ? { choice: stored.choice, date: stored.date } : null
  } catch {
    return null
  }
}

export function storeConsent(choice: CookieChoice, storage: Storage = localStorage, now = new Date()): void {
  const consent: Consent = { choice, date: now.toISOString() }
  storage.setItem(key, JSON.stringify(consent))
}
