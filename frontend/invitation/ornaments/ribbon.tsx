import type { ReactNode } from 'react'
import styled from 'styled-components'

const cloth = 'color-mix(in srgb, var(--paper) 60%, var(--wash))'
const back = 'color-mix(in srgb, var(--secondary) 28%, var(--wash))'
const line = { fill: 'none', stroke: 'currentColor', vectorEffect: 'non-scaling-stroke' } as const

const tail = 'M70 76C48 88 26 80 3 84L15 58 1 31C22 24 36 34 60 34Z'
const tailHems = 'M64 71C46 82 26 75 8 78M5 36C24 30 36 40 60 40'
const tailShade =
  'M33 39V76M30 40v20M30 76v-22M27 40v13M27 77v-14M24 40v9M24 77v-10M21 39v6M21 77v-6M18 38v3M18 78v-4'
const fold = 'M36 66C52 62 60 60 74 59L72 78C60 78 46 72 36 66Z'
const foldShade = 'M48 64L72 76M56 62L73 71M64 61L73 65M42 66L66 77'
const band = 'M36 18C84 10 140 8 200 8S316 10 364 18V66C316 58 260 56 200 56S84 58 36 66Z'
const hems = 'M36 23C84 15 140 13 200 13S316 15 364 23M36 61C84 53 140 51 200 51S316 53 364 61'
const bandShade =
  'M39 23v38M42 22v18M42 60v-24M45 22v11M45 60v-15M48 21v7M48 59v-10M51 21v5M51 59v-7M54 20v4M54 58v-6M57 20v3M57 58v-4M60 20v2M60 58v-3'

const Tail = () => (
  <>
    <path {...line} d={tail} fill={back} strokeWidth="1.3" strokeLinejoin="round" />
    <path {...line} d={tailHems} strokeWidth="0.8" />
    <path {...line} d={tailShade} strokeWidth="0.9" />
    <path {...line} d={fold} fill="currentColor" strokeLinejoin="round" />
    <path {...line} d={foldShade} stroke={back} strokeWidth="0.8" />
  </>
)

/**
 * An engraved ribbon, 400 by 88: its band is bent over a middle that is straight enough for words, turns back under
 * both its ends in a dark fold, and ends in swallow tails. Hatching shades what bends away.
 */
export const RibbonDrawing = () => (
  <>
    <Tail />
    <g transform="matrix(-1 0 0 1 400 0)">
      <Tail />
    </g>
    <path {...line} d={band} fill={cloth} strokeWidth="1.4" strokeLinejoin="round" />
    <path {...line} d={hems} strokeWidth="0.8" />
    <path {...line} d={bandShade} strokeWidth="0.9" />
    <path {...line} d={bandShade} strokeWidth="0.9" transform="matrix(-1 0 0 1 400 0)" />
  </>
)

const Banner = styled.div`
  position: relative;
  display: grid;
  /* Words stand in the middle of the band, whose height is 48 of the drawing's 88, however many lines they have. */
  grid-template-rows: 70fr 18fr;
  place-items: center;
  width: min(86cqi, 38rem);
  min-height: min(19cqi, 112px);
  padding-inline: 11%;
  color: var(--ink);
  text-align: center;
  > :not(svg) { padding-block: 0.5em; }
  svg { position: absolute; z-index: -1; width: 100%; height: 100%; color: var(--engraved); }
`

/** The ribbon around its words. */
export const Ribbon = ({ children }: { children: ReactNode }) => (
  <Banner className="ribbon">
    <svg viewBox="0 0 400 88" preserveAspectRatio="none" aria-hidden="true">
      <RibbonDrawing />
    </svg>
    {children}
  </Banner>
)
