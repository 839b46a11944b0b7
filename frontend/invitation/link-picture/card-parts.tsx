import { type Box, type CardScene, cardHeight, cardWidth } from './card-scene.ts'
import type { Part } from './parts.tsx'
import { Column, line, nameLines } from './parts.tsx'

/** The card's ground. */
export const Sheet = ({ fill = 'var(--paper)' }: { fill?: string }) => (
  <rect width={cardWidth} height={cardHeight} fill={fill} />
)

/** The cover photo, filling its window; what cuts it to a shape is the design's. */
export const Mounted = ({ href, x, y, w, h }: { href: string } & Box) => (
  <image href={href} x={x} y={y} width={w} height={h} preserveAspectRatio="xMidYMid slice" />
)

/** Paper fibre, for a card's ground: its filter is slow. `roughness` 0 to 1. */
export const Fibre = ({ roughness }: { roughness: number }) => (
  <>
    <filter id="fibre" x="0" y="0" width="100%" height="100%">
      <feTurbulence type="fractalNoise" baseFrequency=".41 .34" numOctaves="2" />
      <feColorMatrix values={`0 0 0 0 .18 0 0 0 0 .12 0 0 0 0 .05 0 0 0 ${roughness} 0`} />
    </filter>
    <rect width={cardWidth} height={cardHeight} filter="url(#fibre)" />
  </>
)

type Line = Omit<Parameters<typeof line>[0], 'children' | 'x'> & { x?: number; uppercase?: boolean }

type Props = {
  scene: CardScene
  top: number
  bottom: number
  x?: number
  greeting: Line
  lead: Line
  names: Omit<Parameters<typeof nameLines>[1], 'x'> & { x?: number }
  /** How the date is set, or a drawing of its own. */
  date: Line | Part
  /** What stands between names and date. */
  between?: Part
  gaps?: readonly [greeting: number, date: number]
}

/** The card's words, one under the other: greeting, names, date. */
export function CardWords(props: Props) {
  const { scene, top, bottom, x = 600, greeting, lead, names, date, between, gaps = [56, 56] } = props
  const said = ({ uppercase, ...setting }: Line, text: string) =>
    line({ x, ...setting, children: uppercase ? text.toLocaleUpperCase('es') : text })
  return (
    <Column
      top={top}
      bottom={bottom}
      parts={[
        said(greeting, scene.greeting),
        gaps[0],
        ...(scene.names.lead ? [said(lead, scene.names.lead), gaps[0] * 0.7] : []),
        nameLines(scene.names, { x, ...names }),
        ...(between ? [gaps[1] * 0.7, between, gaps[1] * 0.7] : [gaps[1]]),
        'draw' in date ? date : said(date, scene.date.long),
      ]}
    />
  )
}
