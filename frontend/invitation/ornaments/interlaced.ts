/**
 * Capitals as strands, 70 high: the strong strokes and the fine ones of each. Only M, L and C, all absolute, so that
 * `interlaced` can read them.
 */
const capitals: Record<string, readonly [strong: string, fine: string]> = {
  A: ['M27 0L54 70', 'M27 0L0 70M9 47L45 47'],
  B: ['M6 0L6 70', 'M6 0L22 0C50 0 50 33 22 33L6 33M22 33C56 33 56 70 22 70L6 70'],
  C: ['M52 13C40 -5 0 -8 0 35C0 78 40 75 52 57', ''],
  D: ['M6 0L6 70', 'M6 0L20 0C70 0 70 70 20 70L6 70'],
  E: ['M4 0L4 70', 'M44 9L44 0L4 0M4 34L36 34M4 70L46 70L46 61'],
  F: ['M4 0L4 70', 'M44 9L44 0L4 0M4 36L36 36'],
  G: ['M54 13C40 -5 0 -8 0 35C0 80 50 76 56 60L56 40', 'M38 40L56 40'],
  H: ['M4 0L4 70M52 0L52 70', 'M4 35L52 35'],
  I: ['M12 0L12 70', 'M0 0L24 0M0 70L24 70'],
  J: ['M38 0L38 48C38 79 2 79 0 55', 'M22 0L54 0'],
  K: ['M4 0L4 70M19 31L52 70', 'M48 0L4 45'],
  L: ['M4 0L4 70', 'M4 70L50 70'],
  M: ['M8 0L35 60M62 0L68 70', 'M8 0L2 70M35 60L62 0'],
  N: ['M4 0L54 70', 'M4 70L4 0M54 70L54 0'],
  O: ['M32 0C-11 0 -11 70 32 70C75 70 75 0 32 0', ''],
  P: ['M4 0L4 70', 'M4 0L22 0C54 0 54 39 22 39L4 39'],
  Q: ['M32 0C-11 0 -11 70 32 70C75 70 75 0 32 0', 'M34 52L60 79'],
  R: ['M4 0L4 70M24 39L52 70', 'M4 0L22 0C54 0 54 39 22 39L4 39'],
  S: ['M44 12C32 -6 2 -5 4 17C6 38 48 32 48 52C48 77 8 76 0 57', ''],
  T: ['M28 0L28 70', 'M0 11L0 0L56 0L56 11'],
  U: ['M4 0L4 44C4 79 54 79 54 44', 'M54 44L54 0'],
  V: ['M0 0L28 70', 'M28 70L56 0'],
  W: ['M0 0L22 70M41 0L63 70', 'M22 70L41 0M63 70L82 0'],
  X: ['M2 0L52 70', 'M50 0L0 70'],
  Y: ['M0 0L28 37L28 70', 'M56 0L28 37'],
  Z: ['M50 0L2 70', 'M4 10L4 0L50 0M2 70L52 70L52 60'],
}

/** Pairs that stand side by side: one across the other would read as a sign of money. */
const signs = /^([CS][IÍ]|[IÍ][CS])$/i

type Point = readonly [x: number, y: number]
type Line = readonly [from: Point, to: Point]

/** The strands of a letter as short straight lines. */
function linesOf(paths: readonly string[]): Line[] {
  const lines: Line[] = []
  for (const path of paths) {
    let pen: Point = [0, 0]
    for (const [, command = '', figures = ''] of path.matchAll(/([MLC])([^MLC]*)/g)) {
      const at = figures.trim().split(/ +/).map(Number)
      const point = (index: number): Point => [at[index * 2] ?? 0, at[index * 2 + 1] ?? 0]
      const from = pen
      if (command === 'L') lines.push([from, point(0)])
      if (command === 'C')
        for (let step = 0; step < 12; step += 1)
          lines.push([
            curve(from, point(0), point(1), point(2), step / 12),
            curve(from, point(0), point(1), point(2), (step + 1) / 12),
          ])
      pen = point(command === 'C' ? 2 : 0)
    }
  }
  return lines
}
const curve = (a: Point, b: Point, c: Point, d: Point, t: number): Point => {
  const part = (axis: 0 | 1) =>
    a[axis] * (1 - t) ** 3 + 3 * b[axis] * t * (1 - t) ** 2 + 3 * c[axis] * t * t * (1 - t) + d[axis] * t ** 3
  return [part(0), part(1)]
}

const round = Math.round
const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

type Crossing = { at: Point; one: Line; other: Line; sharp: number }

function crossingsOf(ones: Line[], others: Line[]): Crossing[] {
  const found: Crossing[] = []
  for (const one of ones)
    for (const other of others) {
      const [[ax, ay], [bx, by]] = one
      const [[cx, cy], [dx, dy]] = other
      if (Math.max(ax, bx) < Math.min(cx, dx) || Math.max(cx, dx) < Math.min(ax, bx)) continue
      if (Math.max(ay, by) < Math.min(cy, dy) || Math.max(cy, dy) < Math.min(ay, by)) continue
      const turn = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
      if (turn === 0) continue
      const s = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / turn
      const t = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / turn
      if (s < 0 || s > 1 || t < 0 || t > 1) continue
      const at: Point = [ax + s * (bx - ax), ay + s * (by - ay)]
      const sharp = Math.abs(turn) / (Math.hypot(bx - ax, by - ay) * Math.hypot(dx - cx, dy - cy))
      if (!found.some((known) => Math.hypot(known.at[0] - at[0], known.at[1] - at[1]) < 4))
        found.push({ at, one, other, sharp })
    }
  return found
}

const points = (lines: Line[]): Point[] =>
  lines.flatMap(([[ax, ay], [bx, by]]) => {
    const count = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / 4))
    return Array.from(
      { length: count + 1 },
      (_, n): Point => [ax + ((bx - ax) * n) / count, ay + ((by - ay) * n) / count],
    )
  })

/** How much of two strands lies side by side: points of the one that are close to the other, without those of clean crossings. */
function nearness(ones: Point[], others: Point[], crossings: number): number {
  const near = ones.filter(([x, y]) => others.some(([u, v]) => (u - x) ** 2 + (v - y) ** 2 < 144)).length
  return Math.max(0, near - crossings * 7)
}

const moved = (lines: Line[], x: number, y: number): Line[] =>
  lines.map(([[ax, ay], [bx, by]]) => [
    [ax + x, ay + y],
    [bx + x, by + y],
  ])

export type Interlaced = {
  /** Per letter its strong and its fine strands, where it stands, and what is cut from it where it passes under the other. */
  letters: { strands: readonly [string, string]; at: Point; under: string }[]
  scale: number
}
const known = new Map<string, Interlaced | null>()

/** Two initials that pass over and under each other by turns, within a circle of that radius around 0; null for others than A–Z. */
export function interlaced(first: string, second: string, radius: number): Interlaced | null {
  const key = `${first}${second}`
  const drawn = known.get(key)
  if (drawn !== undefined) return drawn
  const pair = [first, second].map((letter) => capitals[letter.normalize('NFD').charAt(0).toUpperCase()])
  const made = pair[0] && pair[1] ? woven(pair[0], pair[1], radius, signs.test(key)) : null
  known.set(key, made)
  return made
}

/** One initial in the same strands, as high within such a circle as its shape lets it be; null for others than A–Z. */
export function unlaced(letter: string, radius: number): Interlaced | null {
  const strands = capitals[letter.normalize('NFD').charAt(0).toUpperCase()]
  if (!strands) return null
  const [middle, reach] = circleAround(points(linesOf(strands)))
  return {
    scale: round((radius / reach) * 100) / 100,
    letters: [{ strands, at: [round(-middle[0]), round(-middle[1])], under: '' }],
  }
}

function circleAround(all: Point[]): [middle: Point, reach: number] {
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)]
  const middle: Point = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
  return [middle, Math.max(...all.map((point) => distance(point, middle)))]
}

function woven(
  first: readonly [string, string],
  second: readonly [string, string],
  radius: number,
  apart: boolean,
): Interlaced {
  const ones = linesOf(first)
  const here = linesOf(second)
  const onePoints = points(ones)
  const herePoints = points(here)
  const oneEnds = endsOf(ones)
  const hereEnds = endsOf(here)
  let best = { worth: Number.NEGATIVE_INFINITY, x: 0, y: 0, crossings: [] as Crossing[] }
  if (apart) best.x = Math.max(...onePoints.map(([x]) => x)) - Math.min(...herePoints.map(([x]) => x)) + 19
  const width = (all: Point[]) => Math.max(...all.map(([x]) => x))
  // More than a third of the narrower one under the other, and neither is read.
  const side = width(onePoints) - 0.36 * Math.min(width(onePoints), width(herePoints))
  for (let x = 1; x <= 61 && !apart; x += 3)
    for (let y = -18; y <= 30; y += 3) {
      const others = moved(here, x, y)
      const crossings = crossingsOf(ones, others)
      const ends = [...oneEnds, ...hereEnds.map(([u, v]): Point => [u + x, v + y])]
      const clean = crossings.filter(
        (crossing) =>
          crossing.sharp > 0.42 &&
          !ends.some((end) => distance(end, crossing.at) < 12) &&
          !crossings.some((other) => other !== crossing && distance(other.at, crossing.at) < 19),
      ).length
      const crossed =
        Math.min(clean, 2) * 8 -
        (clean < 1 ? 24 : 0) -
        (crossings.length - clean) * 14 -
        Math.hypot(x - side, (y - 16) / 2) * 0.9
      // What is costly to measure only lessens it.
      if (crossed <= best.worth) continue
      const otherPoints = herePoints.map(([u, v]): Point => [u + x, v + y])
      const worth = crossed - nearness(onePoints, otherPoints, crossings.length) * 3
      if (worth > best.worth) best = { worth, x, y, crossings }
    }
  const [middle, reach] = circleAround([...onePoints, ...points(moved(here, best.x, best.y))])
  const under: [string, string] = ['', '']
  // By turns along the first letter's strands; a short piece of the strand above is cut out of the one below.
  best.crossings.forEach(({ at, one, other }, index) => {
    const [[from, to], x, y] = index % 2 ? [one, at[0] - best.x, at[1] - best.y] : [other, at[0], at[1]]
    const share = 11 / distance(from, to)
    const [dx, dy] = [(to[0] - from[0]) * share, (to[1] - from[1]) * share]
    under[index % 2 ? 1 : 0] += `M${round(x - dx)} ${round(y - dy)}L${round(x + dx)} ${round(y + dy)}`
  })
  return {
    // An upright at the side has its corners close to the circle.
    scale: round(((apart ? radius * 0.87 : radius) / reach) * 100) / 100,
    letters: [
      { strands: first, at: [round(-middle[0]), round(-middle[1])], under: under[0] },
      { strands: second, at: [round(best.x - middle[0]), round(best.y - middle[1])], under: under[1] },
    ],
  }
}

const endsOf = (lines: Line[]): Point[] =>
  lines
    .flat()
    .filter((point, _, all) => all.filter(([x, y]) => x === point[0] && y === point[1]).length === 1)
