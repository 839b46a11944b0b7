import { brotliDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  asTheyAre,
  compressBeginning,
  compressContinuation,
  filled,
  type Piece,
  streamEnd,
} from './brotli-pieces.ts'

/** Markup with repetitions, and words of Brotli's own dictionary, which it refers to by distance. */
const text = fc
  .array(fc.constantFrom('<p class="names">', ' the government of ', 'María', '</p>\n', 'position:', '🕊'), {
    minLength: 1,
    maxLength: 60,
  })
  .map((parts) => `<!${parts.join('')}`)
const holes = fc.array(fc.tuple(fc.integer({ min: 1, max: 300 }), text), { maxLength: 4 })

test('what stands in a hole is read back whatever it says', async () => {
  await fc.assert(
    fc.asyncProperty(
      text,
      holes,
      fc.constantFrom(5, 10, 11),
      fc.infiniteStream(fc.constantFrom(...'abcdefghij <>')),
      async (first, others, quality, noise) => {
        const pieces: Piece[] = [first, ...others.flat()]
        const values = others.map(([bytes]) => [...noise.take(bytes)].join(''))
        const whole = Buffer.concat([...filled(await compressBeginning(pieces, quality), values), streamEnd])
        const expected = [first, ...others.map(([, next], at) => `${values[at]}${next}`)].join('')
        expect(brotliDecompressSync(whole).toString()).toBe(expected)
      },
    ),
    { numRuns: 60 },
  )
})

test('continuations are read back in any order, with any words in their holes and between them', async () => {
  const short = fc.oneof(text, fc.constantFrom('', 'y', '·', '</p>'))
  const words = fc.string({ unit: 'grapheme', maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(short, fc.array(fc.tuple(words, short), { maxLength: 5 })), {
        minLength: 1,
        maxLength: 5,
      }),
      words,
      async (parts, between) => {
        const continuations = await Promise.all(
          parts.map(async ([first, others]) => {
            const pieces = [first, ...others.flatMap(([word, next]) => [Buffer.byteLength(word), next])]
            const part = await compressContinuation(pieces)
            const values = others.map(([word]) => word)
            return { blocks: filled(part, values), text: [first, ...others.flat()].join('') }
          }),
        )
        const order = [...continuations, ...continuations.toReversed()]
        const beginning = filled(await compressBeginning(['<body>'], 5), [])
        const blocks = order.flatMap((one) => [...one.blocks, asTheyAre(between)])
        const whole = Buffer.concat([...beginning, ...blocks, streamEnd])
        const expected = order.map((one) => one.text + between).join('')
        expect(brotliDecompressSync(whole).toString()).toBe(`<body>${expected}`)
      },
    ),
    { numRuns: 60 },
  )
})

test('a text of any length may stand as it is', async () => {
  const beginning = filled(await compressBeginning(['<body>'], 5), [])
  for (const letters of [0, 1, 65_535, 65_536, 65_537, 200_000]) {
    const text = 'ñ'.repeat(letters)
    const whole = Buffer.concat([...beginning, asTheyAre(text), streamEnd])
    expect(brotliDecompressSync(whole).toString()).toBe(`<body>${text}`)
  }
})
