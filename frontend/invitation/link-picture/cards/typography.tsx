import type { ComponentProps } from 'react'
import { brokenBetweenWords } from '../../../../domain/event/line-breaks.ts'
import { namePartsOf } from '../../../../domain/event/name-parts.ts'
import { Mounted, Sheet } from '../card-parts.tsx'
import type { CardDesign } from '../card-scene.ts'
import { frauncesDisplay } from '../fraunces-display.ts'
import type { OutlineFont } from '../outline-font.ts'
import { fitted, Words } from '../parts.tsx'

const poster = { x: 60, y: 190, w: 1080, h: 1130 }
const tracking = -0.012
const gap = 30
/** Photos brighter than this (0 to 1) are cut out of dark ground. */
const pale = 0.5

/** A poster of letters: every line reaches both edges, whatever it says; a photo fills the letters. */
const design: CardDesign = {
  typefaces: [frauncesDisplay],
  window: poster,
  draw({ names, date, font, greeting, photo }) {
    const light = font(frauncesDisplay, 300)
    const isPale = photo !== null && (photo.tones.top + photo.tones.middle + photo.tones.bottom) / 3 > pale
    const ground = photo ? (isPale ? 'var(--deep)' : 'var(--paper)') : 'var(--wash)'
    const ink = photo ? (isPale ? 'var(--on-deep)' : 'var(--ink)') : 'var(--on-wash)'
    const [first = '', ...others] = namePartsOf(names)
    const apart = [first, ...others.map((text) => (names.joiner ? `${names.joiner.word} ${text}` : text))]
    const bold = font(frauncesDisplay, 600)
    const set = highest(
      [apart, apart.flatMap((text) => brokenBetweenWords(text, 2))].map((lines) =>
        [...lines, `${date.day}.${date.monthNumber}.${date.year.slice(-2)}`].map((text) =>
          setWide(bold, text),
        ),
      ),
    )
    const spare = Math.max(0, poster.h - heightOf(set)) / Math.max(1, set.length - 1)
    let at = poster.y
    const placed = set.map(({ text, size, above, high }) => {
      const y = at + above
      at += high + gap + Math.min(spare, 90)
      return { text, size, y }
    })
    const letters = (
      lines: typeof placed,
      look: Pick<ComponentProps<'path'>, 'fill' | 'stroke' | 'strokeWidth'>,
    ) =>
      lines.map(({ text, size, y }) => (
        <Words
          key={text}
          font={bold}
          x={poster.x}
          y={y}
          size={size}
          anchor="start"
          tracking={tracking}
          {...look}
        >
          {text}
        </Words>
      ))
    const [written, day] = [placed.slice(0, -1), placed.slice(-1)]
    return (
      <>
        <Sheet fill={ground} />
        <Words font={light} x={60} y={112} size={fitted(light, greeting, 760, 44)} anchor="start" fill={ink}>
          {greeting}
        </Words>
        <Words font={light} x={1140} y={112} size={44} anchor="end" fill={ink}>
          {date.weekday}
        </Words>
        {photo && (
          <>
            <clipPath id="letters">{letters(written, { fill: ink })}</clipPath>
            <g clipPath="url(#letters)">
              <Mounted href={photo.href} {...poster} />
            </g>
          </>
        )}
        {letters(written, photo ? { fill: 'none', stroke: ink, strokeWidth: 3 } : { fill: ink })}
        {letters(day, { fill: ink })}
        <Words font={light} x={60} y={1420} size={44} anchor="start" fill={ink}>
          {names.lead ?? 'Estáis invitados'}
        </Words>
        <Words font={light} x={1140} y={1420} size={44} anchor="end" fill={ink}>
          {`${date.day} de ${date.month} de ${date.year}`}
        </Words>
      </>
    )
  },
}
export default design

type Line = { text: string; size: number; above: number; high: number }

/** A line as wide as the poster. */
function setWide(font: OutlineFont, text: string): Line {
  const size = fitted(font, text, poster.w, 560, tracking)
  const ink = font.extent(text, tracking)
  return { text, size, above: -ink.top * size, high: (Math.max(0, ink.bottom) - ink.top) * size }
}

const heightOf = (lines: Line[]) => lines.reduce((sum, { high }) => sum + high, gap * (lines.length - 1))

/** The setting that fills the poster best; what is too high is made smaller. */
function highest(settings: Line[][]): Line[] {
  const byHeight = settings.toSorted((a, b) => heightOf(b) - heightOf(a))
  const best = byHeight.find((lines) => heightOf(lines) <= poster.h) ?? byHeight.at(-1) ?? []
  const gaps = gap * (best.length - 1)
  const scale = Math.min(1, (poster.h - gaps) / (heightOf(best) - gaps))
  return best.map(({ text, size, above, high }) => ({
    text,
    size: size * scale,
    above: above * scale,
    high: high * scale,
  }))
}
