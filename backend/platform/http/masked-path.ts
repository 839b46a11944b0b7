const known = new Set<string>()
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const most = 12

/** Tells which words stand in the paths of our own routes, such as `/api/invitations/:slug/:token`. */
export function learnRoutes(paths: readonly string[]): void {
  for (const path of paths)
    for (const segment of path.split('/')) if (/^[a-z][a-z0-9.-]*$/.test(segment)) known.add(segment)
}

/**
 * A path as it may stand in the log: words of our own routes and ids of rows stay, everything else is '…'. A guest's or
 * a link's token can stand anywhere in an odd path, so it is not looked for: what is not known is not written.
 */
export function maskedPath(path: string): string {
  const segments = path.split('/', most + 1).map((segment) => (isPublic(segment) ? segment : '…'))
  return segments.slice(0, most).join('/') + (segments.length > most ? '/…' : '')
}

const isPublic = (segment: string) => segment === '' || known.has(segment) || uuid.test(segment)
