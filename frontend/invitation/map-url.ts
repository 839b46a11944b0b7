/** Where a place is: the owner's own link, else a search for its name; null when neither is known. */
export function mapUrl(url: string | null, place: string | null): string | null {
  if (url) return url
  const words = place?.replace(/\s+/g, ' ').trim()
  return words ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(words)}` : null
}
