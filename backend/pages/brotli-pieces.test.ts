import { brotliDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compressBeginning, compressContinuation, filled, type Piece, streamEnd } from './brotli-pieces.ts'

/** Markup with repetitions, and words of Brotli's own dictionary, which it refers to by distance. */
const text = fc
  .array(fc.constantFrom('<p class="names">', ' the government of ', 'María', '</p>\n', 'position:', '🕊'), {
    minLength: 1,
    maxLength: 60,
  })
  .map((parts) => `<!${parts.join('')}`)
const holes = fc.array(fc.tuple(fc.integer({ min: 1, max: 300 }), text), { maxLength: 4 })

test('what stands in a hole, and what follows, is read back whatever it says', async () => {
  await fc.assert(
    fc.asyncProperty(
      text,
      holes,
      text,
      fc.constantFrom(5, 11),
      fc.infiniteStream(fc.constantFrom(...'abcdefghij <>')),
      async (first, others, rest, quality, noise) => {
        const pieces: Piece[] = [first, ...others.flat()]
        const values = others.map(([bytes]) => [...noise.take(bytes)].join(''))
        const beginning = await compressBeginning(pieces, quality)
        const letters = [...rest]
        const parts = [letters.slice(0, 9).join(''), Buffer.from(letters.slice(9).join(''))]
        const continuation = await compressContinuation(parts)
        const whole = Buffer.concat([...filled(beginning, values), continuation, streamEnd])
        const expected = [first, ...others.map(([, next], at) => `${values[at]}${next}`), rest].join('')
        expect(brotliDecompressSync(whole).toString()).toBe(expected)
      },
    ),
    { numRuns: 60 },
  )
})

test('two texts compressed at the same time do not mix', async () => {
  const beginning = await compressBeginning(['<body>'], 5)
  const texts = Array.from({ length: 20 }, (_, number) => `<p>${'ya '.repeat(number)}${number}</p>`)
  const bodies = await Promise.all(texts.map((text) => compressContinuation([text])))
  for (const [at, body] of bodies.entries())
    expect(brotliDecompressSync(Buffer.concat([...filled(beginning, []), body, streamEnd])).toString()).toBe(
      `<body>${texts[at]}`,
    )
})
