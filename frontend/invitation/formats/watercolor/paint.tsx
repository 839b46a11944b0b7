import { useId } from 'react'
import { css } from 'styled-components'
import { outlines } from './outlines.ts'

type Props = {
  className: string
  shape: keyof typeof outlines
  /** The paint that was put down first, and the one that was let into it while it was wet. */
  colours?: readonly [first: string, into: string]
}

/** Where more of the second paint gathered, and last of the first: place, size, flatness, how much. */
const gathered = [
  [640, 560, 230, 0.8, 0.5],
  [520, 690, 150, 0.8, 0.4],
  [720, 380, 170, 0.8, 0.36],
  [560, 770, 260, 0.5, 0.3],
  [300, 360, 200, 0.8, 0.45],
] as const
/** How far in from its edge the pigment settled: lines of a width, in px, and how much. */
const dried = [
  [26, 0.09],
  [9, 0.16],
  [2.4, 0.42],
] as const

/**
 * A wash of two transparent paints, one let into the other, with a line of pigment where it dried. Shapes and gradients
 * alone: a filter over so large an area takes a phone seconds. `pigment` adds the paper's tooth.
 */
export function Paint({ className, shape, colours: [first, into] = ['var(--warm)', 'var(--cool)'] }: Props) {
  const id = useId()
  const line = { gradientUnits: 'userSpaceOnUse', x1: 150, y1: 200, x2: 900, y2: 820 } as const
  return (
    <svg
      className={`paint ${className}`}
      viewBox="0 0 1000 1000"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        <path id={`${id}d`} d={outlines[shape]} vectorEffect="non-scaling-stroke" />
        <clipPath id={`${id}c`}>
          <use href={`#${id}d`} />
        </clipPath>
        <linearGradient id={`${id}b`} {...line}>
          <stop offset=".1" stopColor={first} stopOpacity=".8" />
          <stop offset=".45" stopColor={first} stopOpacity=".46" />
          <stop offset=".62" stopColor={into} stopOpacity=".48" />
          <stop offset="1" stopColor={into} stopOpacity=".16" />
        </linearGradient>
        <linearGradient id={`${id}e`} {...line}>
          <stop offset=".2" stopColor={first} />
          <stop offset=".6" stopColor={into} />
          <stop offset=".95" stopColor={into} stopOpacity=".2" />
        </linearGradient>
        {[into, first].map((colour, at) => (
          <radialGradient key={colour} id={`${id}${at}`}>
            <stop stopColor={colour} />
            <stop offset=".55" stopColor={colour} stopOpacity=".55" />
            <stop offset="1" stopColor={colour} stopOpacity="0" />
          </radialGradient>
        ))}
      </defs>
      <g clipPath={`url(#${id}c)`}>
        <g fill={`url(#${id}b)`}>
          <use href={`#${id}d`} />
          <use href={`#${id}d`} opacity=".55" transform="translate(90 70)scale(.86)rotate(24 500 500)" />
        </g>
        {gathered.map(([x, y, size, flat, opacity], at) => (
          <ellipse
            key={x}
            cx={x}
            cy={y}
            rx={size}
            ry={size * flat}
            transform={`rotate(${at * 37} ${x} ${y})`}
            fill={`url(#${id}${at === 4 ? 1 : 0})`}
            opacity={opacity}
          />
        ))}
        <g fill="none" stroke={`url(#${id}e)`}>
          {dried.map(([width, opacity]) => (
            <use key={width} href={`#${id}d`} strokeWidth={width} strokeOpacity={opacity} />
          ))}
        </g>
      </g>
    </svg>
  )
}

/** Broad clouds and fine grains of noise, multiplied and added, as the opacity of a tile. */
const tooth = [
  "<svg xmlns='http://www.w3.org/2000/svg' width='256' height='256'><filter id='n' x='0' y='0' width='1' height='1'>",
  "<feTurbulence type='fractalNoise' baseFrequency='.0125' numOctaves='2' seed='5' stitchTiles='stitch' result='a'/>",
  "<feTurbulence type='fractalNoise' baseFrequency='.72' numOctaves='2' seed='3' stitchTiles='stitch'/>",
  "<feComposite in2='a' operator='arithmetic' k1='.7' k2='1.1' k3='.16'/>",
  "<feColorMatrix values='0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.6 0 0 0 -.12'/>",
  "</filter><rect width='256' height='256' filter='url(#n)'/></svg>",
].join('')

/**
 * Style of a `.paint`: more pigment and less, as it pooled, and grains in the paper's hollows. The noise is drawn once on
 * a small tile, which repeats.
 */
export const pigment = css`
  .paint {
    overflow: visible;
    mix-blend-mode: multiply;
    pointer-events: none;
    mask-image: url("data:image/svg+xml,${tooth.replaceAll('<', '%3C').replaceAll('>', '%3E').replaceAll('#', '%23')}");
  }
`
