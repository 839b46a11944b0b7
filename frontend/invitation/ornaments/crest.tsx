import { useId } from 'react'
import { cinzel } from '../typefaces/cinzel.ts'
import { textWidth } from '../typefaces/typeface.ts'
import { Branch } from './branch.tsx'
import { Chalice } from './chalice.tsx'
import { type Emblem, Sign } from './emblem.tsx'

const around = {
  letters: [
    [160, 296],
    [58, 284],
    [18, 180],
    [78, 92],
  ],
  /** Closed under the crown, which rests on the tips. */
  crowned: [
    [160, 300],
    [16, 300],
    [6, 104],
    [130, 82],
  ],
  /** Their tips reach under the crown. */
  photo: [
    [160, 330],
    [18, 330],
    [-28, 104],
    [132, 70],
  ],
  /** Around an oval that lies down; the stems cross in the knot. */
  lying: [
    [173, 332],
    [-88, 334],
    [-96, 66],
    [131, 62],
  ],
} as const

/** Where the emblem's middle is, and its size, over or instead of the letters and over a photo; the shield bears the letters. */
const places = {
  crown: ['64', '69)scale(.76'],
  chalice: ['160)scale(.93', '61)scale(.66'],
  dove: ['184)scale(1.6', '52)scale(.66'],
} as const satisfies Partial<Record<Emblem, readonly [string, string]>>

/** As wide and high as what is drawn, so that others can be set at a distance from it. */
const boxes = {
  crown: '21 0 278 318',
  shield: '31 72 258 246',
  chalice: '31 60 258 258',
  dove: '31 76 258 242',
} as const satisfies Record<Emblem, string>

type Props = {
  initials: string[]
  font: string
  emblem?: Emblem
  /** A wider wreath with nothing in it, for a round photo, 216 high, in the middle of (160, 196). */
  isFrame?: boolean
  /** The frame of a broad photo: an oval half as broad again as high. */
  broad?: boolean
}

/**
 * A laurel wreath in engraver's lines: initials under a wedding's crown or on a company's shield, or the sign of a
 * sacrament, which leaves no room for letters.
 */
export function Crest({ initials, font, emblem = 'crown', isFrame = false, broad = false }: Props) {
  const framed = broad ? around.lying : around.photo
  const side = isFrame ? framed : emblem === 'crown' ? around.crowned : around.letters
  const leaves = {
    kind: 'laurel' as const,
    stem: side,
    leaves: isFrame ? (broad ? 28 : 18) : emblem === 'crown' ? 17 : 13,
    scale: isFrame ? 0.74 : 0.94,
    taper: isFrame ? 0.4 : undefined,
  }
  const bow = isFrame ? 30 : 0
  const half = broad ? 162 : 108
  return (
    <svg
      className="crest"
      viewBox={isFrame ? (broad ? '-56 16 432 330' : '12 16 296 330') : boxes[emblem]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <g className="wreath">
        <Branch {...leaves} />
        <g transform="matrix(-1 0 0 1 320 0)">
          <Branch {...leaves} />
        </g>
      </g>
      <path
        d="M160 296c-9 3-17 9-22 18M160 296c9 3 17 9 22 18M154 298c4 2 8 2 12 0"
        strokeWidth="1.8"
        transform={`translate(0 ${bow})`}
      />
      {isFrame && (
        <>
          <ellipse cx="160" cy="196" rx={half + 2} ry="110" strokeWidth="2.4" />
          <ellipse cx="160" cy="196" rx={half + 6.5} ry="114.500" strokeWidth=".8" />
        </>
      )}
      {emblem !== 'shield' && (
        <g transform={`translate(160 ${places[emblem][isFrame ? 1 : 0]})`}>
          {emblem === 'crown' && (
            <path
              className="seat"
              stroke="none"
              d="M-49 9C-79-37-44-71-4-46H4C44-71 79-37 49 9L47 22Q0 32-47 22Z"
            />
          )}
          {emblem === 'chalice' && !isFrame ? <Chalice /> : <Sign of={emblem} />}
        </g>
      )}
      {emblem === 'shield' && (
        <g
          className="field"
          transform={`translate(160 ${isFrame ? '52)scale(.36' : '182)scale(.88'})translate(-160 -182)`}
        >
          <path
            d="M94 96C118 100 140 96 160 84 180 96 202 100 226 96V176C226 226 196 250 160 268 124 250 94 226 94 176Z"
            strokeWidth={isFrame ? 4.6 : 2}
          />
          <path
            d="M101 104C122 107 142 103 160 93 178 103 198 107 219 104V176C219 221 192 243 160 260 128 243 101 221 101 176Z"
            strokeWidth={isFrame ? 2 : 0.8}
          />
        </g>
      )}
      {!isFrame && emblem === 'crown' && initials.length === 2 && <Cipher initials={initials} font={font} />}
      {(emblem === 'shield' || (!isFrame && emblem === 'crown' && initials.length !== 2)) && (
        <text
          transform={isFrame ? 'translate(160 52)scale(.4)translate(-160 -182)' : undefined}
          x="160"
          y={emblem === 'shield' ? 200 : 228}
          textAnchor="middle"
          stroke="none"
          fill="currentColor"
          fontFamily={font}
          fontSize={sizeOf(initials, emblem)}
          letterSpacing="-4"
        >
          {initials.join('')}
        </text>
      )}
    </svg>
  )
}

/**
 * Per capital how far in, in hundredths of an em, its first and its last stroke stand: the middle of a stem or of a
 * bowl's side, an arm's tip or what is next to a foot.
 */
const strokes: Record<string, readonly [first: number, last: number]> = {
  A: [4, 4],
  B: [14, 8],
  C: [10, 5],
  D: [14, 8],
  E: [14, 4],
  F: [14, 7],
  G: [10, 9],
  H: [14, 14],
  I: [17, 17],
  J: [17, 15],
  K: [14, 4],
  L: [14, 3],
  M: [9, 8],
  N: [12, 12],
  O: [10, 8],
  P: [14, 8],
  Q: [10, 8],
  R: [14, 4],
  S: [7, 6],
  T: [2, 2],
  U: [13, 12],
  V: [4, 4],
  W: [4, 4],
  X: [4, 4],
  Y: [4, 4],
  Z: [4, 4],
}

/** The height of the face's capitals, in em. */
const high = 0.7
/** How far the second's first stroke stands inside the first's last one, in em. */
const overlap = 0.2

/** A letter of one stem would be lost in another's: the two stand side by side, and their serifs meet. */
const isNarrow = (one: number, two: number) => Math.min(one, two) < 0.4

/** The face's J has a short foot. This one's hook swings out below the line, under the letter before; in 1/1000 em. */
const tallJ =
  'M140 627H137Q136 653 117.500 671.500 99 690 73 690H60V700H279V690H266Q240 690 221.500 671.500 203 653 202 627V70C202-100 110-188-40-188-120-188-180-160-196-112-204-78-176-54-150-66-124-78-132-108-116-132-102-152-76-162-44-160 74-152 137-70 137 80Z'
/** How far its hook reaches to the left and below the line, in em. */
const hook = [0.2, 0.19] as const

/** Where the second of two capitals begins, in em from the first's beginning: as deep inside it, but for I and J. */
function meetingOf([first = '', second = '']: string[], one: number, two: number): number {
  // The first stands over the J's hook; beside a stem or an arm there is room for both serifs.
  if (second === 'J')
    return one - ((strokes[first]?.[1] ?? 0) + 17) / 100 + (/[HIJMNT-Y]/.test(first) ? 0.2 : 0.14)
  const inside = (strokes[first]?.[1] ?? 0) + (strokes[second]?.[0] ?? 0)
  // A J that comes first would be lost inside the second: it stands before it, close to a slope or a bowl.
  if (first === 'J') return one - inside / 100 + (/[ACGMOQS]/.test(second) ? 0.07 : 0.18)
  if (isNarrow(one, two)) return one - 0.12
  // Nothing of an L would be seen but its stem, and of a slope not its foot: its arm ends at the other's foot.
  if (first === 'L' && /[AKMX]/.test(second)) return one - 0.06
  // Under a stem the rest of a slope's foot would stand alone: their serifs meet.
  if (/[AKRX]/.test(first) && /[BDEFHKLMNPRU]/.test(second)) return one - 0.03
  return one - inside / 100 - overlap
}

/**
 * Two initials of one height, woven into one another: the first is drawn under the second, and once more over it in a
 * band along its foot: there it passes over. An outline in the paper's colour leaves a gap where one passes under.
 * Slopes cross at any height, the band's edge too: there the second is over the first from head to foot.
 */
function Cipher({ initials, font }: { initials: string[]; font: string }) {
  const id = useId()
  const [one = 0, two = 0] = initials.map((letter) => textWidth(cinzel, letter))
  const start = meetingOf(initials, one, two)
  const left = Math.min(initials[0] === 'J' ? -hook[0] : 0, start)
  const wide = Math.max(one, start + two) - left
  // A tail goes below the line: the letters stand higher for it.
  const tail = initials.some((letter) => /[JQ]/.test(letter)) ? hook[1] : 0
  const size = Math.round(Math.min(140, 186 / Math.hypot(wide, high + tail)))
  const foot = Math.round(200 + ((high - tail) / 2) * size)
  const isWoven = !isNarrow(one, two) && !/[AKV-Y]/.test(initials.join(''))
  /** Clear of the bars in the middle of H or E. */
  const band = Math.round(foot - high * 0.62 * size)
  const letter = (at: 0 | 1, gap = 6) => {
    const x = Math.round(160 + ((at ? start : 0) - left - wide / 2) * size)
    const ink = {
      className: at ? 'second' : 'first',
      stroke: 'none',
      fill: 'currentColor',
      paintOrder: 'stroke',
    }
    return initials[at] === 'J' ? (
      <path
        {...ink}
        d={tallJ}
        transform={`translate(${x} ${foot})scale(${size / 1000} ${-size / 1000})`}
        strokeWidth={Math.round((gap * 1000) / size)}
      />
    ) : (
      <text {...ink} x={x} y={foot} fontFamily={font} fontSize={size} strokeWidth={gap}>
        {initials[at]}
      </text>
    )
  }
  return (
    <g className="cipher">
      {letter(0)}
      {letter(1)}
      {isWoven && (
        <>
          <clipPath id={id}>
            <path d={`M60 ${band}H260V290H60Z`} />
          </clipPath>
          <clipPath id={`${id}i`}>
            <path d={`M60 ${band - 1}H260V290H60Z`} />
          </clipPath>
          <g clipPath={`url(#${id})`}>{letter(0)}</g>
          {/* Once more without its outline, which shows along the band's edge. */}
          <g clipPath={`url(#${id}i)`}>{letter(0, 0)}</g>
        </>
      )}
    </g>
  )
}

/** The letters' size: in a shield they fill its field, however wide they are. */
function sizeOf(initials: string[], emblem: Emblem): number {
  if (emblem === 'shield') return Math.min(74, Math.round(81 / textWidth(cinzel, initials.join(''))))
  return initials.length > 1 ? 96 : 124
}
