import type { Random } from './random.ts'

const numbers = [0, 1, -1, -2, 0x7fffffff, -0x80000000, 0xffff, 512, 4_096]

const changes: readonly ((bytes: Buffer, random: Random) => Buffer)[] = [
  (bytes, random) => {
    for (let count = 0; count < 1 + random.below(20); count += 1)
      bytes[random.below(bytes.length)] = random.below(256)
    return bytes
  },
  (bytes, random) => {
    if (bytes.length > 4) bytes.writeInt32LE(random.pick(numbers) | 0, random.below(bytes.length - 4))
    return bytes
  },
  (bytes, random) => {
    // At aligned offsets, where binary formats keep their numbers.
    const places = Math.floor(bytes.length / 4)
    if (places > 0)
      bytes.writeInt32LE(
        random.chance(0.5) ? random.below(60) : random.pick(numbers) | 0,
        random.below(places) * 4,
      )
    return bytes
  },
  (bytes, random) => bytes.subarray(0, random.below(bytes.length)),
  (bytes, random) => {
    const at = random.below(bytes.length)
    return bytes.fill(0, at, Math.min(bytes.length, at + random.below(600)))
  },
  (bytes, random) => {
    const [from, to] = [random.below(bytes.length), random.below(bytes.length)]
    bytes.copy(bytes, to, from, from + random.below(600))
    return bytes
  },
  (bytes, random) => {
    const at = random.below(bytes.length)
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.max(0, at - random.below(600)))])
  },
]

/** The bytes with one to four mutations. */
export function mutateBytes(bytes: Buffer, random: Random): Buffer {
  let mutated: Buffer = Buffer.from(bytes)
  for (let count = 0; count < 1 + random.below(4); count += 1)
    if (mutated.length > 0) mutated = random.pick(changes)(mutated, random)
  return mutated
}
