import { css } from 'styled-components'
import { grain } from '../../ornaments/grain.ts'

/** An SVG as a CSS image. */
const image = (svg: string) =>
  `url("data:image/svg+xml,${`<svg xmlns='http://www.w3.org/2000/svg' ${svg}</svg>`.replaceAll('<', '%3C').replaceAll('>', '%3E').replaceAll('#', '%23')}")`

/** What `dried` draws: a noise's seed, where the paint is, and the drawing's size. */
export type Wash = readonly [seed: number, shapes: string, width?: number, height?: number]

/**
 * How paint dries, as an alpha. The shapes' own and a slow noise are added to the depth of the water: where it ends in `e`
 * the edge is crisp and has a line of pigment (the first table's first numbers), the only one: inside, more pigment lies
 * where the water stood longer, in soft clouds (the second table). Where the noise's other channel `w` is high, the
 * paper was wet and the edge runs out softly.
 */
export const dried = ([seed, shapes, width = 400, height = 260]: Wash) =>
  [
    "<filter id='f' x='0' y='0' width='1' height='1' color-interpolation-filters='sRGB'>",
    `<feTurbulence type='fractalNoise' baseFrequency='.007 .011' numOctaves='3' seed='${seed}' result='t'/>`,
    "<feColorMatrix values='0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0'/>",
    "<feComposite in2='SourceGraphic' operator='arithmetic' k1='3.6' k3='.4' k4='-.4'/>",
    "<feGaussianBlur stdDeviation='2' result='f'/>",
    "<feColorMatrix values='0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 18 -1.400' result='e'/>",
    "<feComponentTransfer in='f'><feFuncA type='table' tableValues='.6 .66 .62 .52 .41 .33 .29 .27 .26 .26 .27 .28 .3 .32 .34 .36 .38 .4 .42 .44 .46 .48 .5 .52 .54'/></feComponentTransfer>",
    "<feComposite in2='e' operator='in' result='c'/>",
    "<feColorMatrix in='t' values='0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 8 0 0 -4.700' result='w'/>",
    "<feComposite in='f' operator='in' result='s'/>",
    "<feComposite in='c' in2='w' operator='out'/>",
    "<feComposite in2='s' operator='arithmetic' k2='1' k3='.5' result='c'/>",
    "<feColorMatrix in='t' values='0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0'/>",
    "<feComposite in2='SourceGraphic' operator='arithmetic' k1='3.300' k4='-.740'/>",
    "<feGaussianBlur stdDeviation='2'/>",
    "<feComponentTransfer><feFuncA type='table' tableValues='0 .04 .1 .17 .25 .32 .38 .42 .45 .47 .49 .52 .56 .61 .66 .7'/></feComponentTransfer>",
    "<feComposite in2='e' operator='in'/>",
    "<feComposite in2='c'/>",
    '</filter>',
    "<linearGradient id='g' x2='.05' y2='1'><stop/><stop offset='.95' stop-opacity='0'/></linearGradient>",
    "<linearGradient id='b' x2='0' y2='1'><stop stop-opacity='0'/><stop offset='.6' stop-opacity='.8'/><stop offset='1' stop-opacity='0'/></linearGradient>",
    "<radialGradient id='r'><stop/><stop offset='1' stop-opacity='0'/></radialGradient>",
    `<g filter='url(#f)'><path fill='none' d='M0 0h${width}v${height}H0z'/>${shapes}</g>`,
  ].join('')

/** The same as a mask. */
const drying = (wash: Wash) => {
  const [, , width = 400, height = 260] = wash
  return `${image(`viewBox='0 0 ${width} ${height}' preserveAspectRatio='none'>${dried(wash)}`)} 0 0 / 100% 100%`
}

type Spot = readonly [x: number, y: number, rx: number, ry: number]
const spots = (places: readonly Spot[]) =>
  places
    .map(([x, y, rx, ry]) => `<ellipse cx='${x}' cy='${y}' rx='${rx}' ry='${ry}' fill='url(#r)'/>`)
    .join('')

export const washes = {
  /** A thin wash from the sheet's upper edge and one across its foot, whose lower half dries on the next page: deepest in opposite corners. */
  laid: [
    12,
    `<path fill='url(#g)' d='M-9-9h418v80H-9z'/>${spots([
      [400, 0, 190, 176],
      [0, 0, 120, 130],
    ])}`,
    400,
    170,
  ],
  foot: [
    6,
    `<path fill='url(#b)' d='M-9 90h418v150H-9z'/>${spots([
      [0, 150, 190, 150],
      [400, 150, 120, 120],
    ])}`,
    400,
    300,
  ],
  /** The same two on a wide sheet, of many drops: their edge is nowhere a straight line. */
  wide: [
    5,
    `<path fill='url(#g)' d='M-9-9h1118v68H-9z'/>${spots([
      [1100, 0, 330, 262],
      [0, 0, 200, 210],
      [330, -14, 170, 150],
      [530, 0, 90, 66],
      [690, -12, 120, 118],
      [880, 0, 120, 100],
    ])}`,
    1100,
  ],
  wideFoot: [
    9,
    `<path fill='url(#b)' d='M-9 196h1118v126H-9z'/>${spots([
      [0, 270, 330, 262],
      [1100, 270, 200, 200],
      [400, 300, 130, 130],
      [600, 310, 170, 100],
      [800, 300, 120, 132],
    ])}`,
    1100,
    520,
  ],
  /** Below a photo: low under the answer, and up both of the sheet's sides. */
  thinFoot: [
    9,
    `<path fill='url(#b)' d='M-9 78h418v182H-9z'/>${spots([
      [0, 130, 130, 140],
      [400, 130, 110, 120],
    ])}`,
  ],
  /** Behind a photo: from the upper edge, and down the left side. */
  behind: [9, `<path fill='url(#g)' d='M-9-9h418v290H-9z'/>${spots([[0, 150, 120, 290]])}`, 400, 460],
  /** The same two where the words stand beside the photo: deepest behind it, so that no bare paper is seen over its upper edge. */
  aside: [
    5,
    `<path fill='url(#g)' d='M-9-9h1118v68H-9z'/>${spots([
      [0, 0, 400, 262],
      [1100, 0, 160, 170],
      [300, 20, 220, 170],
      [500, 10, 150, 170],
      [640, -14, 90, 62],
      [770, -24, 110, 76],
      [900, -10, 80, 48],
    ])}`,
    1100,
  ],
  asideFoot: [
    9,
    `<path fill='url(#b)' d='M-9 200h1118v140H-9z'/>${spots([
      [0, 270, 420, 262],
      [1110, 290, 160, 190],
      [520, 310, 130, 96],
      [690, 306, 110, 126],
      [880, 314, 120, 96],
    ])}`,
    1100,
    520,
  ],
  /** Paint on all sides of which the paper is bare. */
  pool: [
    11,
    spots([
      [200, 130, 200, 130],
      [150, 130, 130, 90],
    ]),
  ],
} as const satisfies Record<string, Wash>

export const laid = drying(washes.laid)
export const foot = drying(washes.foot)
export const wide = drying(washes.wide)
export const wideFoot = drying(washes.wideFoot)
export const thinFoot = drying(washes.thinFoot)
export const behind = drying(washes.behind)
export const aside = drying(washes.aside)
export const asideFoot = drying(washes.asideFoot)
export const pool = drying(washes.pool)

/** Style of a `.paint`: two hues that met while they were wet. */
export const pigment = css`
  --warm: color-mix(in srgb, var(--secondary) 88%, #e8a070);
  --cool: color-mix(in srgb, var(--primary) 22%, #7fa6bb);
  .paint {
    background:
      ${grain(0.27)},
      radial-gradient(46% 90% at 92% 8%, var(--cool) 20%, transparent),
      radial-gradient(34% 60% at 60% 84%, var(--cool), transparent),
      radial-gradient(50% 70% at 58% 76%, #eed3cb, transparent),
      radial-gradient(30% 80% at 52% 20%, #eed3cb, transparent),
      var(--warm);
    mask: ${pool};
    pointer-events: none;
  }
`

export const Paint = ({ className }: { className: string }) => (
  <div className={`paint ${className}`} aria-hidden="true" />
)
