const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** What a picture can say to everybody of a kind; a party's own name stands beside it, in letters. */
export const greetingKinds = {
  family: 'Querida familia',
  friends: 'Queridos amigos',
  womenFriends: 'Queridas amigas',
  affection: 'Con todo nuestro cariño',
  embrace: 'Con un gran abrazo',
  one: 'Te esperamos',
  several: 'Os esperamos',
} as const

export type GreetingKind = keyof typeof greetingKinds
export const greetingKindKeys = Object.keys(greetingKinds) as GreetingKind[]

type Party = { name: string; group: string }
type Read = {
  kind: 'family' | 'friends' | 'womenFriends' | 'affection' | 'embrace' | 'plain'
  /** The name, or what follows the kind's words in it. */
  name: string
  /** True where the name is a greeting already. */
  greets?: boolean
}

function read(party: Party): Read {
  const name = party.name.replace(/\s+/g, ' ').trim()
  if (/^(?:querid|estimad)[oa]s?\s/i.test(name)) return { kind: 'plain', name, greets: true }
  const family = /^(?:la )?(?:familia\b|fam\b\.?) ?(.*)$/i.exec(name)
  if (family) return { kind: 'family', name: family[1] ?? '' }
  const friends = /^(?:l[oa]s )?(amig[oa]s)\b ?(.*)$/i.exec(name)
  if (friends)
    return { kind: /as$/i.test(friends[1] ?? '') ? 'womenFriends' : 'friends', name: friends[2] ?? '' }
  if (/\b(?:familia|amig[oa]s?)\b/.test(fold(name))) return { kind: 'plain', name }
  const group = fold(party.group).trim()
  if (/^famil/.test(group)) return { kind: 'affection', name }
  if (/^amig/.test(group)) return { kind: 'embrace', name }
  return { kind: 'plain', name }
}

const within = (name: string) => name.replace(/^(?:El|La|Los|Las) /, (article) => article.toLowerCase())

/**
 * The greeting of a party, by its group: 'Familia', 'Amigos' or other. It never repeats a word of the name, and needs
 * neither gender nor number of the guest. A campaign's mails must be identical on every retry, so this must stay
 * deterministic.
 */
export function greeting(party: Party): string {
  const { kind, name, greets } = read(party)
  switch (kind) {
    case 'family':
    case 'friends':
    case 'womenFriends':
      return `${greetingKinds[kind]} ${name}`.trim()
    case 'affection':
      return `Para ${within(name)}, con todo nuestro cariño`
    case 'embrace':
      return `Para ${within(name)}, con un gran abrazo`
    case 'plain':
      return greets ? name : `Para ${within(name)}`
  }
}

/** The kind of a party's greeting. Deterministic, as `greeting`. */
export function greetingKindOf(party: Party & { maxGuests: number }): GreetingKind {
  const { kind } = read(party)
  return kind === 'plain' ? (party.maxGuests === 1 ? 'one' : 'several') : kind
}

const addressed = {
  family: 'Para la familia',
  friends: 'Para los amigos',
  womenFriends: 'Para las amigas',
} as const

/** Whom a card is for, as an envelope says it: 'Para la familia García'. Beside the words of `greetingKinds`. */
export function addressLine(party: Party): string {
  const { kind, name, greets } = read(party)
  if (greets) return name
  return kind in addressed
    ? `${addressed[kind as keyof typeof addressed]} ${name}`.trim()
    : `Para ${within(name)}`
}
