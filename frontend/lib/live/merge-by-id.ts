/**
 * A list with some of its members fetched anew: those found take their place or come at the end, those asked for and
 * not found are gone. The others stay the very same objects.
 */
export function mergeById<Member extends { id: string }>(
  known: readonly Member[],
  asked: readonly string[],
  found: readonly Member[],
): Member[] {
  const fresh = new Map(found.map((member) => [member.id, member]))
  const gone = new Set(asked.filter((id) => !fresh.has(id)))
  const merged = known
    .filter(({ id }) => !gone.has(id))
    .map((member) => {
      const newer = fresh.get(member.id)
      fresh.delete(member.id)
      return newer ?? member
    })
  return [...merged, ...fresh.values()]
}
