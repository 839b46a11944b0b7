/** The oldest PostgreSQL whose functions the tables use (`uuidv7()` is of 18). */
export const requiredPostgres = 18

/**
 * Why a server is too old, in a sentence that names both versions; null when it will do. `number` is its
 * `server_version_num`, such as 150004 for 15.4.
 */
export function versionRefusal(name: string, number: number, required = requiredPostgres): string | null {
  const [major, minor] = [Math.floor(number / 10_000), number % 10_000]
  if (major >= required) return null
  return `${name} is PostgreSQL ${major}.${minor}, and Velada needs PostgreSQL ${required} or newer: upgrade it, or unset DATABASE_URL to use the embedded one.`
}
