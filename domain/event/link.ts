const scheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i
const host = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u

/**
 * The address that a person typed, complete: 'maps.app.goo.gl/x' becomes 'https://maps.app.goo.gl/x'. Null when it is
 * no web address: another scheme ('javascript:'), no dot in the host, blanks, a name and password.
 */
export function completedLink(text: string): string | null {
  const typed = text.trim()
  const complete = scheme.test(typed) ? typed : `https://${typed}`
  if (/\s/.test(complete)) return null
  const url = URL.parse(complete)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) return null
  if (scheme.test(typed)) return complete
  // Without a scheme only what looks like a host is taken for one: 'mañana lo busco' is no address.
  return host.test(complete.slice('https://'.length).split(/[/?#:]/)[0] ?? '') ? complete : null
}
