const scheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i
const host = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u

/**
 * Completes a typed web address: 'maps.app.goo.gl/x' becomes 'https://maps.app.goo.gl/x'. Null when it is
 * not a web address: another scheme ('javascript:'), no dot in the host, spaces, credentials.
 */
export function completedLink(text: string): string | null {
  const typed = text.trim()
  const complete = scheme.test(typed) ? typed : `https://${typed}`
  if (/\s/.test(complete)) return null
  const url = URL.parse(complete)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) return null
  if (scheme.test(typed)) return complete
  // Without a scheme it must look like a host: 'mañana lo busco' is not an address.
  return host.test(complete.slice('https://'.length).split(/[/?#:]/)[0] ?? '') ? complete : null
}
