import type { ReactNode, SVGProps } from 'react'
import { brokenBetweenWords } from '../../../domain/event/line-breaks.ts'
import { type CoupleNames, namePartsOf } from '../../../domain/event/name-parts.ts'
import type { OutlineFont, Placing } from './outline-font.ts'
import { height, type Scene, width } from './scene.ts'

type WordsProps = Omit<SVGProps<SVGPathElement>, keyof Placing> &
  Placing & { font: OutlineFont; children: string }

/** A line of text as an outline. */
export function Words({ font, children, x, y, size, anchor, tracking, fill, ...rest }: WordsProps) {
  return (
    <path
      d={font.outline(children, { x, y, size, anchor, tracking })}
      fill={fill ?? 'var(--ink)'}
      {...rest}
    />
  )
}

/** The font size at which a line is as wide as `room`, at most `most`. */
export function fitted(font: OutlineFont, text: string, room: number, most: number, tracking = 0): number {
  const { left, right } = font.extent(text, tracking)
  return Math.min(most, room / Math.max(0.1, right - left))
}

/** An ornament's own drawing, set into a place. */
export function Place({ x, y, w, h, children, ...rest }: PlaceProps) {
  return (
    <svg x={x} y={y} width={w} height={h} overflow="visible" aria-hidden="true" {...rest}>
      {children}
    </svg>
  )
}
type PlaceProps = Omit<SVGProps<SVGSVGElement>, 'x' | 'y'> & { x: number; y: number; w: number; h: number }

/** The ground of a picture: its colour, or the cover photo under its scrim. */
export function Ground({ photo, fill = 'var(--paper)' }: { photo: Scene['photo']; fill?: string }) {
  if (!photo) return <rect width={width} height={height} fill={fill} />
  return <Photo photo={photo} x={0} y={0} w={width} h={height} />
}

/** The cover photo under the scrim that lets white words be read on it. */
export function Photo({ photo, x, y, w, h }: { photo: NonNullable<Scene['photo']> } & Box) {
  return (
    <>
      <image href={photo.href} x={x} y={y} width={w} height={h} preserveAspectRatio="xMidYMid slice" />
      <rect x={x} y={y} width={w} height={h} fill="var(--scrim)" opacity={photo.scrim} />
    </>
  )
}
type Box = { x: number; y: number; w: number; h: number }

export type Part = { height: number; draw: (top: number) => ReactNode }

/** A line as one part of a column: it is as high as its capitals. */
export function line(props: Omit<WordsProps, 'y'> & { room?: number }): Part {
  const { room, ...words } = props
  const size = room ? fitted(words.font, words.children, room, words.size, words.tracking) : words.size
  const capital = words.font.capital * size
  return { height: capital, draw: (top) => <Words {...words} size={size} y={top + capital} /> }
}

/**
 * Parts one under the other, centred between `top` and `bottom`. Numbers are gaps; one part may be a function, which is
 * given the height that the others leave.
 */
export function Column({ parts, top, bottom }: { parts: Stacked[]; top: number; bottom: number }) {
  const fixed = parts.reduce<number>(
    (sum, part) => sum + (typeof part === 'number' ? part : typeof part === 'function' ? 0 : part.height),
    0,
  )
  const settled = parts.map((part) => (typeof part === 'function' ? part(bottom - top - fixed) : part))
  const total = settled.reduce<number>(
    (sum, part) => sum + (typeof part === 'number' ? part : part.height),
    0,
  )
  let at = top + (bottom - top - total) / 2
  return settled.map((part, index) => {
    const from = at
    at += typeof part === 'number' ? part : part.height
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a picture never move
    return typeof part === 'number' ? null : <g key={index}>{part.draw(from)}</g>
  })
}
type Stacked = Part | number | ((room: number) => Part)

type Setting = {
  font: OutlineFont
  x: number
  /** Widest a line may be, and the largest size. */
  room: number
  most: number
  anchor?: Placing['anchor']
  tracking?: number
  uppercase?: boolean
  /** Baseline to baseline in em. */
  leading: number
  /** Draws the word between two people, centred on `y`; `size` is that of the names. */
  joiner?: (place: { y: number; size: number; word: string }) => ReactNode
  /** Height the joiner takes, in em of the names, and the least in pixels. */
  join?: readonly [em: number, least: number]
  fill?: string
  style?: Pick<SVGProps<SVGPathElement>, 'stroke' | 'strokeWidth' | 'strokeLinejoin' | 'paintOrder'>
}

/**
 * The names as the part of a column: as large as width and height allow; a line gives way only where that makes them
 * larger.
 */
export const nameLines =
  (names: CoupleNames, setting: Setting) =>
  (room: number): Part => {
    const { font, x, anchor, tracking = 0, leading, joiner, join = [0, 0], fill, style } = setting
    // The card's own lines are those of a phone.
    const written = namePartsOf(names).map((text) =>
      setting.uppercase ? text.toLocaleUpperCase('es') : text,
    )
    const word = joiner && names.joiner?.word
    const joined = word !== undefined
    const { lines, size } = largest(written, (candidate) => sizeOf(candidate, setting, joined, room))
    const split = joined ? lines.findIndex((_, index) => lines.slice(0, index).join(' ') === written[0]) : -1
    const gap = joined ? Math.max(join[0] * size, join[1]) : 0
    const extents = lines.map((text) => font.extent(text, tracking))
    const above = -(extents[0]?.top ?? 0) * size
    const baselines = lines.map(
      (_, index) => above + index * leading * size + (split >= 0 && index >= split ? gap : 0),
    )
    const below = (extents.at(-1)?.bottom ?? 0) * size
    return {
      height: (baselines.at(-1) ?? 0) + Math.max(0, below),
      draw: (top) => (
        <>
          {lines.map((text, index) => (
            <Words
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines of one couple may say the same
              key={index}
              {...{ font, x, anchor, tracking, size, fill }}
              {...style}
              y={top + (baselines[index] ?? 0)}
            >
              {text}
            </Words>
          ))}
          {word !== undefined &&
            joiner?.({
              y: top + ((baselines[split - 1] ?? 0) + (baselines[split] ?? 0) - font.capital * size) / 2,
              size,
              word,
            })}
        </>
      ),
    }
  }

/** A name without another may be larger. */
const alone = 1.3

function sizeOf(lines: string[], setting: Setting, joined: boolean, room: number): number {
  const { font, tracking = 0, leading, join = [0, 0] } = setting
  const extents = lines.map((text) => font.extent(text, tracking))
  const widest = Math.max(...extents.map(({ left, right }) => right - left), 0.1)
  const em = (lines.length - 1) * leading - (extents[0]?.top ?? 0) + Math.max(0, extents.at(-1)?.bottom ?? 0)
  const high = joined ? Math.min(room / (em + join[0]), Math.max(1, room - join[1]) / em) : room / em
  const most = setting.most * (lines.length === 1 ? alone : 1)
  return Math.min(most, setting.room / widest, high)
}

/** Breaks the longest line between words for as long as that lets all of them be larger. */
function largest(lines: string[], sizeAt: (lines: string[]) => number): { lines: string[]; size: number } {
  const size = sizeAt(lines)
  const longest = lines.reduce((at, text, index) => (text.length > (lines[at]?.length ?? 0) ? index : at), 0)
  const halves = brokenBetweenWords(lines[longest] ?? '', 2)
  if (halves.length < 2) return { lines, size }
  const broken = largest(lines.toSpliced(longest, 1, ...halves), sizeAt)
  return broken.size > size * 1.12 ? broken : { lines, size }
}
