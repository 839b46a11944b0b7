import { useId } from 'react'
import { cinzel } from '../typefaces/cinzel.ts'
import { textWidth } from '../typefaces/typeface.ts'
import { Branch } from './branch.tsx'
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
  photo: [
    [160, 330],
    [18, 330],
    [-20, 134],
    [106, 73],
  ],
  /** Around an oval that lies down; the stems cross in the knot. */
  lying: [
    [173, 330],
    [-62, 332],
    [-82, 98],
    [110, 67],
  ],
} as const

/** Where the emblem's middle is, and its size, over the letters and over a photo. */
const places = {
  crown: ['64', '69)scale(.76'],
  shield: ['0', '61)scale(.76'],
  chalice: ['84)scale(1.15', '61)scale(.66'],
  dove: ['60)scale(1.15', '52)scale(.66'],
} as const satisfies Record<Emblem, readonly [string, string]>

/** As wide and high as what is drawn, so that others can be set at a distance from it. */
const boxes = {
  crown: '21 0 278 318',
  shield: '31 72 258 246',
  chalice: '31 0 258 318',
  dove: '31 0 258 318',
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

/** Initials in a laurel wreath, in engraver's lines: under a wedding's crown, on a company's shield. */
export function Crest({ initials, font, emblem = 'crown', isFrame = false, broad = false }: Props) {
  const framed = broad ? around.lying : around.photo
  const side = isFrame ? framed : emblem === 'crown' ? around.crowned : around.letters
  const leaves = {
    kind: 'laurel' as const,
    stem: side,
    leaves: isFrame ? (broad ? 28 : 21) : emblem === 'crown' ? 17 : 13,
    scale: isFrame ? 0.74 : 0.94,
  }
  const bow = isFrame ? 30 : 0
  const half = broad ? 162 : 108
  return (
    <svg
      className="crest"
      viewBox={isFrame ? (broad ? '-35 16 390 330' : '12 16 296 330') : boxes[emblem]}
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
      {(isFrame || emblem !== 'shield') && (
        <g transform={`translate(160 ${places[emblem][isFrame ? 1 : 0]})`}>
          {emblem === 'crown' && (
            <path
              className="seat"
              stroke="none"
              d="M-49 9C-79-37-44-71-4-46H4C44-71 79-37 49 9L47 22Q0 32-47 22Z"
            />
          )}
          <Sign of={emblem} />
        </g>
      )}
      {!isFrame && emblem === 'shield' && (
        <g className="field">
          <path
            d="M94 96C118 100 140 96 160 84 180 96 202 100 226 96V176C226 226 196 250 160 268 124 250 94 226 94 176Z"
            strokeWidth="2"
          />
          <path
            d="M101 104C122 107 142 103 160 93 178 103 198 107 219 104V176C219 221 192 243 160 260 128 243 101 221 101 176Z"
            strokeWidth=".8"
          />
        </g>
      )}
      {!isFrame &&
        (initials.length === 2 && emblem !== 'shield' ? (
          <Cipher initials={initials} font={font} down={emblem === 'crown' ? 0 : 3} />
        ) : (
          <text
            x="160"
            y={emblem === 'shield' ? 203 : 228}
            textAnchor="middle"
            stroke="none"
            fill="currentColor"
            fontFamily={font}
            fontSize={sizeOf(initials, emblem)}
            letterSpacing="-4"
          >
            {initials.join('')}
          </text>
        ))}
    </svg>
  )
}

/** Half the height of the face's capitals, in em. */
const halfHigh = 0.35
/** How far each letter stands above or below the middle, in em. */
const step = 0.14

/**
 * Two initials woven into one another, the first higher, the second lower. The first is drawn under the second, and once
 * more over it in a band: there it passes over. An outline in the paper's colour leaves a gap where one passes under.
 */
function Cipher({ initials, font, down }: { initials: string[]; font: string; down: number }) {
  const id = useId()
  const [one = 0, two = 0] = initials.map((letter) => textWidth(cinzel, letter))
  // A letter of one stem crosses the other near its middle: on its edge the two would be one thick stroke.
  const isInside = Math.min(one, two) < 0.46 && Math.max(one, two) > 0.66
  const start = one - (isInside ? 1.5 : 0.62) * Math.min(one, two) - 0.08
  const left = Math.min(0, start)
  const wide = Math.max(one, start + two) - left
  // The tails of these go below the line, as far as the wreath.
  const isTailed = initials[1] === 'Q'
  const size = Math.round(
    Math.min(
      142,
      (isTailed ? 134 : initials[1] === 'J' ? 154 : 172) / Math.hypot(wide, 2 * (halfHigh + step)),
    ),
  )
  const centre = isTailed ? 149 : 160
  const middle = 200 + down - (isTailed ? 16 : initials[1] === 'J' ? 8 : 0)
  const letter = (at: 0 | 1, gap = 5) => (
    <text
      className={at ? 'second' : 'first'}
      x={Math.round(centre + ((at ? start : 0) - left - wide / 2) * size)}
      y={Math.round(middle + (halfHigh + (at ? step : -step)) * size)}
      stroke="none"
      fill="currentColor"
      fontFamily={font}
      fontSize={size}
      strokeWidth={gap}
      paintOrder="stroke"
    >
      {initials[at]}
    </text>
  )
  return (
    <g className="cipher">
      <clipPath id={id}>
        <path d={`M60 ${middle}H260V290H60Z`} />
      </clipPath>
      <clipPath id={`${id}i`}>
        <path d={`M60 ${middle - 1}H260V290H60Z`} />
      </clipPath>
      {letter(0)}
      {letter(1)}
      <g clipPath={`url(#${id})`}>{letter(0)}</g>
      {/* Once more without its outline, which shows along the band's edge. */}
      <g clipPath={`url(#${id}i)`}>{letter(0, 0)}</g>
    </g>
  )
}

/** The letters' size: in a shield they fill its field, however wide they are. */
function sizeOf(initials: string[], emblem: Emblem): number {
  if (emblem === 'shield') return Math.min(84, Math.round(92 / textWidth(cinzel, initials.join(''))))
  return initials.length > 1 ? 96 : 124
}
