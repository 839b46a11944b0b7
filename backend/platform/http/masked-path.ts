const known = new Set<string>()
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const most = 12

/** Registers the static segments of our routes, such as `api` and `invitations`. */
export function registerRoutes(paths: readonly string[]): void {
  for (const path of paths)
    for (const segment of path.split('/')) if (/^[a-z][a-z0-9.-]*$/.test(segment)) known.add(segment)
}

/**
 * A path that is safe to log: segments of our routes and UUIDs stay, everything else becomes '…'. A token can be
 * anywhere in an odd path, so this is an allow-list.
 */
export function maskedPath(path: string): string {
  const segments = path.split('/', most + 1).map((segment) => (isPublic(segment) ? segment : '…'))
  return segments.slice(0, most).join('/') + (segments.length > most ? '/…' : '')
}

const isPublic = (segment: string) => segment === '' || known.has(segment) || uuid.test(segment)
