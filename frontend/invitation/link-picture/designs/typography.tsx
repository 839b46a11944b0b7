import { brokenBetweenWords } from '../../../../domain/event/line-breaks.ts'
import { namePartsOf } from '../../../../domain/event/name-parts.ts'
import { frauncesDisplay as display } from '../fraunces-display.ts'
import type { OutlineFont } from '../outline-font.ts'
import { fitted, Ground, Words } from '../parts.tsx'
import type { LinkDesign } from '../scene.ts'

const edge = 34
const room = 1200 - 2 * edge
const tracking = -0.012
const gap = 20

/** A poster of letters: every line reaches both edges, whatever it says, and none is stretched. */
const design: LinkDesign = {
  typefaces: [display],
  overPhoto: true,
  draw({ names, date, font, photo }) {
    const ink = photo ? 'var(--ink)' : 'var(--on-wash)'
    const light = font(display, 300)
    const day = `${date.day}.${date.monthNumber}.${date.year.slice(-2)}`
    const [first = '', ...others] = namePartsOf(names)
    const apart = [first, ...others.map((text) => (names.joiner ? `${names.joiner.word} ${text}` : text))]
    const poster = fullest(
      [apart, [apart.join(' ')], brokenBetweenWords(apart.join(' '), 2)].map((written) =>
        written.map((text) => setWide(font(display, 600), text)),
      ),
      [day, `${date.day} de ${date.month}`, date.long].map((text) => setWide(light, text)),
    )
    const spare = Math.max(0, bottom - top - heightOf(poster))
    let at = top
    return (
      <>
        <Ground photo={photo} fill="var(--wash)" />
        <Words font={light} x={edge} y={64} size={34} anchor="start" fill={ink}>
          {names.lead ?? 'Estáis invitados'}
        </Words>
        <Words font={light} x={1200 - edge} y={64} size={34} anchor="end" fill={ink}>
          {date.weekday}
        </Words>
        {poster.map(({ text, font: letters, size, above, high }, index) => {
          const baseline = at + above + (poster.length === 1 ? spare / 2 : 0)
          at += high + gap + (index < poster.length - 1 ? spare / (poster.length - 1) : 0)
          return (
            <Words
              key={text}
              font={letters}
              x={edge}
              y={baseline}
              size={size}
              anchor="start"
              tracking={tracking}
              fill={ink}
            >
              {text}
            </Words>
          )
        })}
      </>
    )
  },
}
export default design

const [top, bottom] = [98, 600]

type Line = { text: string; font: OutlineFont; size: number; above: number; high: number }

/** A line as wide as the poster. */
function setWide(font: OutlineFont, text: string): Line {
  const size = fitted(font, text, room, 420, tracking)
  const ink = font.extent(text, tracking)
  return { text, font, size, above: -ink.top * size, high: (Math.max(0, ink.bottom) - ink.top) * size }
}

const heightOf = (lines: Line[]) => lines.reduce((sum, { high }) => sum + high, gap * (lines.length - 1))

/**
 * The largest names that leave room for a date, and the largest date then; when nothing fits, the lowest, made smaller.
 */
function fullest(names: Line[][], dates: Line[]): Line[] {
  const settings = names.flatMap((lines) => dates.map((date) => [...lines, date]))
  const fitting = settings.filter((lines) => heightOf(lines) <= bottom - top)
  const byNames = (lines: Line[]) => heightOf(lines.slice(0, -1))
  const [best] = fitting.toSorted((a, b) => byNames(b) - byNames(a) || heightOf(b) - heightOf(a))
  if (best) return best
  const [lowest = []] = settings.toSorted((a, b) => heightOf(a) - heightOf(b))
  const gaps = gap * (lowest.length - 1)
  const scale = (bottom - top - gaps) / (heightOf(lowest) - gaps)
  return lowest.map(({ text, font, size, above, high }) => ({
    text,
    font,
    size: size * scale,
    above: above * scale,
    high: high * scale,
  }))
}
