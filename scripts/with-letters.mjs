// A TrueType font in which some letters have the shapes of another font's.

/** The tables of a TrueType font by their tags. */
function tablesOf(font) {
  const count = font.readUInt16BE(4)
  const entry = (at) => [
    font.toString('latin1', 12 + at * 16, 16 + at * 16),
    font.subarray(
      font.readUInt32BE(20 + at * 16),
      font.readUInt32BE(20 + at * 16) + font.readUInt32BE(24 + at * 16),
    ),
  ]
  return new Map(Array.from({ length: count }, (_, at) => entry(at)))
}

const isLong = (tables) => tables.get('head').readInt16BE(50) === 1

/** The shapes of all glyphs, in their order. */
function shapesOf(tables) {
  const [glyf, loca] = [tables.get('glyf'), tables.get('loca')]
  const offset = (at) => (isLong(tables) ? loca.readUInt32BE(at * 4) : loca.readUInt16BE(at * 2) * 2)
  const count = tables.get('maxp').readUInt16BE(4)
  return Array.from({ length: count }, (_, at) => glyf.subarray(offset(at), offset(at + 1)))
}

/** The contours of a glyph, also of one made of others: points with whether the curve goes through them. */
function contoursOf(shapes, glyph) {
  const shape = shapes[glyph]
  if (shape.readInt16BE(0) < 0)
    return joined(partsOf(shape).map((part) => movedBy(contoursOf(shapes, part.glyph), part)))
  const ends = Array.from({ length: shape.readInt16BE(0) }, (_, at) => shape.readUInt16BE(10 + at * 2))
  let at = 10 + ends.length * 2
  at += 2 + shape.readUInt16BE(at)
  const flags = []
  while (flags.length <= ends.at(-1)) {
    const flag = shape[at++]
    const times = flag & 8 ? shape[at++] + 1 : 1
    for (let one = 0; one < times; one++) flags.push(flag)
  }
  const coordinates = (short, same) => {
    let value = 0
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? shape[at++] : -shape[at++]
      else if (!(flag & same)) {
        value += shape.readInt16BE(at)
        at += 2
      }
      return value
    })
  }
  const [xs, ys] = [coordinates(2, 16), coordinates(4, 32)]
  return { ends, points: flags.map((flag, point) => ({ x: xs[point], y: ys[point], on: flag & 1 })) }
}

/** The glyphs that one is made of, each moved by words or bytes; a letter and its accent need no more. */
function partsOf(shape) {
  const parts = []
  let at = 10
  for (let more = true; more; ) {
    const [flags, glyph] = [shape.readUInt16BE(at), shape.readUInt16BE(at + 2)]
    if (!(flags & 2) || flags & (8 | 64 | 128)) throw new Error('a part of the glyph is not only moved')
    const isWord = flags & 1
    const [x, y] = isWord
      ? [shape.readInt16BE(at + 4), shape.readInt16BE(at + 6)]
      : [shape.readInt8(at + 4), shape.readInt8(at + 5)]
    parts.push({ glyph, x, y })
    at += isWord ? 8 : 6
    more = (flags & 32) !== 0
  }
  return parts
}

const movedBy = ({ ends, points }, { x, y }) => ({
  ends,
  points: points.map((point) => ({ ...point, x: point.x + x, y: point.y + y })),
})

const joined = (all) =>
  all.reduce((one, other) => ({
    ends: [...one.ends, ...other.ends.map((end) => end + one.points.length)],
    points: [...one.points, ...other.points],
  }))

/** The same as a shape, without hints. */
function shapeOf({ ends, points }) {
  const head = Buffer.alloc(12 + ends.length * 2)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  head.writeInt16BE(ends.length, 0)
  ;[Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].forEach((edge, at) => {
    head.writeInt16BE(edge, 2 + at * 2)
  })
  ends.forEach((end, at) => {
    head.writeUInt16BE(end, 10 + at * 2)
  })
  const steps = (values) => {
    const bytes = Buffer.alloc(values.length * 2)
    values.forEach((value, at) => {
      bytes.writeInt16BE(value - (values[at - 1] ?? 0), at * 2)
    })
    return bytes
  }
  const shape = Buffer.concat([head, Buffer.from(points.map(({ on }) => on)), steps(xs), steps(ys)])
  return Buffer.concat([shape, Buffer.alloc(-shape.length & 3)])
}

function fontOf(tables) {
  const head = Buffer.alloc(12 + tables.size * 16)
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(tables.size, 4)
  const parts = [head]
  let offset = head.length
  ;[...tables].forEach(([tag, bytes], at) => {
    head.write(tag, 12 + at * 16, 'latin1')
    head.writeUInt32BE(offset, 20 + at * 16)
    head.writeUInt32BE(bytes.length, 24 + at * 16)
    const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])
    parts.push(padded)
    offset += padded.length
  })
  return Buffer.concat(parts)
}

/**
 * The font with some of its letters in the shapes that another font has for them, `scale` times as large in em. Both are
 * TrueType; `letters` are pairs of a letter's glyph in the font and in the other. Checksums are left to who writes it again.
 */
export function withLetters(font, other, letters, scale) {
  const [tables, others] = [tablesOf(font), tablesOf(other)]
  const unitsOf = (of) => of.get('head').readUInt16BE(18)
  const ratio = (scale * unitsOf(tables)) / unitsOf(others)
  const scaled = (value) => Math.round(value * ratio)
  const [shapes, otherShapes] = [shapesOf(tables), shapesOf(others)]
  const hmtx = Buffer.from(tables.get('hmtx'))
  for (const [glyph, otherGlyph] of letters) {
    const { ends, points } = contoursOf(otherShapes, otherGlyph)
    const shape = shapeOf({
      ends,
      points: points.map(({ x, y, on }) => ({ x: scaled(x), y: scaled(y), on })),
    })
    shapes[glyph] = shape
    hmtx.writeUInt16BE(scaled(others.get('hmtx').readUInt16BE(otherGlyph * 4)), glyph * 4)
    hmtx.writeInt16BE(shape.readInt16BE(2), glyph * 4 + 2)
  }
  const loca = Buffer.alloc((shapes.length + 1) * 4)
  let offset = 0
  const padded = shapes.map((shape, at) => {
    offset += shape.length + (-shape.length & 3)
    loca.writeUInt32BE(offset, (at + 1) * 4)
    return Buffer.concat([shape, Buffer.alloc(-shape.length & 3)])
  })
  const head = Buffer.from(tables.get('head'))
  // Offsets of four bytes.
  head.writeInt16BE(1, 50)
  return fontOf(
    new Map([...tables, ['glyf', Buffer.concat(padded)], ['loca', loca], ['head', head], ['hmtx', hmtx]]),
  )
}
