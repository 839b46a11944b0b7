/**
 * The attendees without one of the event's menus, in words: 'Ana y Luis', 'persona 2'. Null when nobody is
 * missing, or the event has no menus.
 */
export function namesWithoutMenu(
  people: readonly { name: string; menu?: string | null | undefined }[],
  menus: readonly string[],
): string | null {
  if (menus.length === 0) return null
  const who = people.flatMap(({ name, menu }, at) => (menu ? [] : [name.trim() || `persona ${at + 1}`]))
  return who.length > 0 ? who.join(', ').replace(/, ([^,]*)$/, ' y $1') : null
}
