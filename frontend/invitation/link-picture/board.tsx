import type { ReactNode } from 'react'
import { brokenBetweenWords } from '../../../domain/event/line-breaks.ts'
import { type CoupleNames, namePartsOf } from '../../../domain/event/name-parts.ts'
import { Bloom, Quarters, Rings } from '../formats/contemporary/shapes.tsx'
import { bricolageGrotesque } from '../typefaces/bricolage-grotesque.ts'
import { instrumentSerif } from '../typefaces/instrument-serif.ts'
import { Column, line, Place, Words } from './parts.tsx'
import type { Scene } from './scene.ts'

/** A tile's place, and the radius of its corners. */
export type Tile = { x: number; y: number; w: number; h: number; r: number }
type Dated = Tile & Pick<Scene, 'date' | 'font'>

export const Block = ({ r, w, h, fill, ...place }: Tile & { fill: string }) => (
  <rect {...place} width={w} height={h} rx={r} fill={fill} />
)

type NamesProps = {
  names: CoupleNames
  font: Scene['font']
  x: number
  top: number
  bottom: number
  room: number
  most: number
}
const [tracking, leading] = [-0.03, 0.98]

/** The names as large as their tile allows, ranged left at its foot; the word between two people begins the second's line. */
export function NamesOnTile({ names, font, x, top, bottom, room, most }: NamesProps) {
  const [grotesque, serif] = [font(bricolageGrotesque), font(instrumentSerif, 400, 'italic')]
  const people = namePartsOf(names)
  const word = names.joiner?.word
  const joined = word ? serif.extent(word, 0).right + 0.33 : 0
  const widthOf = (text: string) => grotesque.extent(text, tracking).right
  const settings = [1, 2].map((pieces) => {
    const lines = people.flatMap((person, at) =>
      brokenBetweenWords(person, pieces).map((text, piece) => ({
        text,
        in: at === 1 && piece === 0 ? joined : 0,
      })),
    )
    const widest = Math.max(...lines.map((line) => widthOf(line.text) + line.in))
    const size = Math.min(most, room / widest, (bottom - top) / (lines.length * leading))
    return { lines, size }
  })
  const [whole, broken] = settings
  const chosen = whole && broken && broken.size > whole.size * 1.12 ? broken : whole
  if (!chosen) return null
  const { lines, size } = chosen
  return lines.map((line, at) => {
    const y = bottom - (lines.length - 1 - at) * leading * size
    return (
      <g key={line.text + y}>
        {line.in > 0 && word && (
          <Words font={serif} x={x} y={y} size={size} anchor="start" fill="var(--on-tone)">
            {word}
          </Words>
        )}
        <Words
          font={grotesque}
          x={x + line.in * size}
          y={y}
          size={size}
          anchor="start"
          tracking={tracking}
          fill="var(--on-tone)"
        >
          {line.text}
        </Words>
      </g>
    )
  })
}

/** The day on an arch. */
export function Day({ x, y, w, h, r, date, font }: Dated) {
  const grotesque = font(bricolageGrotesque)
  const top = Math.min(w / 2, h - r)
  const middle = x + w / 2
  const figures = h * 0.5
  return (
    <>
      <path
        d={`M${x} ${y + top}a${top} ${top} 0 0 1 ${top}-${top}h${w - 2 * top}a${top} ${top} 0 0 1 ${top} ${top}v${h - top - r}a${r} ${r} 0 0 1-${r} ${r}h-${w - 2 * r}a${r} ${r} 0 0 1-${r}-${r}z`}
        fill="var(--deep)"
      />
      <Words font={grotesque} x={middle} y={y + h * 0.33} size={h * 0.115} fill="var(--on-deep)">
        {date.weekday}
      </Words>
      <Words
        font={grotesque}
        x={middle}
        y={y + h * 0.42 + figures}
        size={figures / grotesque.capital}
        tracking={-0.05}
        fill="var(--on-deep)"
      >
        {date.day}
      </Words>
    </>
  )
}

export function Month({ date, font, ...tile }: Dated) {
  const { x, y, w, h } = tile
  const middle = x + w / 2
  return (
    <>
      <Block {...tile} fill="var(--wash)" />
      <Column
        top={y}
        bottom={y + h}
        parts={[
          line({
            font: font(instrumentSerif, 400, 'italic'),
            x: middle,
            room: w * 0.8,
            size: h * 0.34,
            fill: 'var(--on-wash)',
            children: date.month,
          }),
          h * 0.16,
          line({
            font: font(bricolageGrotesque),
            x: middle,
            size: h * 0.13,
            fill: 'var(--on-wash)',
            children: date.year,
          }),
        ]}
      />
    </>
  )
}

/** Two rings for two people, a flower for one, for a firm four quarters of a circle. */
export function Sign({ names, ...tile }: Tile & { names: CoupleNames }) {
  const joined = names.joiner !== null
  const isFirm = !joined && names.kind === 'title'
  const { x, y, w, h } = tile
  return (
    <>
      <style>
        {
          '.rings circle+circle{stroke:var(--deep)}.quarters path{fill:var(--tone);stroke:none}.quarters path+path{fill:var(--deep)}.bloom circle{fill:var(--deep);stroke:none}'
        }
      </style>
      <Block {...tile} fill="var(--panel)" />
      <g fill="none" stroke="var(--tone)" strokeWidth={joined ? 11 : 15} strokeLinecap="round">
        <Place x={x + w * 0.1} y={y + h * 0.14} w={w * 0.8} h={h * 0.72}>
          {joined ? <Rings /> : isFirm ? <Quarters /> : <Bloom />}
        </Place>
      </g>
    </>
  )
}

/** A photo whose upper left corner is a quarter of a circle. */
export function Photographed({
  x,
  y,
  w,
  h,
  r,
  round,
  href,
}: Tile & { round: number; href: string }): ReactNode {
  return (
    <>
      <clipPath id="photo">
        <path
          d={`M${x} ${y + round}a${round} ${round} 0 0 1 ${round}-${round}h${w - round - r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1-${r} ${r}h-${w - 2 * r}a${r} ${r} 0 0 1-${r}-${r}z`}
        />
      </clipPath>
      <g clipPath="url(#photo)">
        <image href={href} x={x} y={y} width={w} height={h} preserveAspectRatio="xMidYMid slice" />
      </g>
    </>
  )
}
