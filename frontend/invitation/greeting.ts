const family = /^famil/i
const friends = /^amig/i

/**
 * How a party is addressed on its invitation, by its group (spec §2): families as 'Familia Fernández', friends as
 * 'Queridos amigos'. Never doubles a word the name already carries ('Familia Familia Fernández').
 */
export function greetingOf(guest: { name: string; group: string; maxGuests: number }): string {
  const name = guest.name.trim().replace(/^(familia\s+)+(?=familia\s)/i, '')
  if (/^(familia|queridos?|queridas?|estimad[oa]s?|sr\.?|sra\.?|don|doña|d\.|los|las)\b/i.test(name))
    return name
  if (family.test(guest.group.trim()) && guest.maxGuests > 1) {
    const surname = name.split(' ').length === 1 || /^(los|las)\s/i.test(name)
    return surname ? `Familia ${name}` : `${name} y familia`
  }
  if (friends.test(guest.group.trim()) && guest.maxGuests > 1) return `${name} y compañía`
  return name
}
