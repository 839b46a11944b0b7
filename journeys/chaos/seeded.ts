/** Chance that a seed repeats: the same seed gives the same numbers in the same order (mulberry32). */
export function seeded(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    /** A whole number from `least` to `most`, both included. */
    between: (least: number, most: number): number => least + Math.floor(next() * (most - least + 1)),
    pick<const T>(choices: readonly [T, ...T[]]): T {
      return choices[Math.floor(next() * choices.length)] ?? choices[0]
    },
  }
}
export type Chance = ReturnType<typeof seeded>
