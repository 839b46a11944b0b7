/** The map link of a place: the owner's own, else a search for its name; null when neither is known. */
export function mapUrl(url: string | null, place: string | null): string | null {
  if (url) return url
  const words = place?.replace(/\s+/g, ' ').trim()
  return words ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(words)}` : null
}
