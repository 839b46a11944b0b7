/** A seeded random generator: the same seed gives the same sequence. */
export type Random = {
  /** 0 ≤ number < 1. */
  unit(): number
  /** A whole number from 0, below `below`. */
  below(below: number): number
  chance(share: number): boolean
  pick<T>(from: readonly T[]): T
  text(longest: number): string
}

const letters = [...'abcdefghijklmnopqrstuvwxyz ABC ÁÉÍÑÜ çø 0123456789 .,-_/&+@ ’“« 李 Анна 🎉 ‏א']

/** mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const unit = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (most: number) => Math.floor(unit() * most)
  return {
    unit,
    below,
    chance: (share) => unit() < share,
    pick<T>(from: readonly T[]): T {
      return from[below(from.length)] as T
    },
    text: (longest) =>
      Array.from({ length: below(longest) + 1 }, () => letters[below(letters.length)]).join(''),
  }
}
