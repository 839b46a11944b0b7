const key = 'currentEventId'

/** The event whose dashboard was opened last in this browser. */
export const currentEvent = {
  read: (): string | null => localStorage.getItem(key),
  keep: (eventId: string): void => localStorage.setItem(key, eventId),
  forget: (): void => localStorage.removeItem(key),
}
