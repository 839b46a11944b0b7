import type { ReactNode } from 'react'
import styled from 'styled-components'

const cloth = 'color-mix(in srgb, var(--paper) 60%, var(--wash))'
const back = 'color-mix(in srgb, var(--secondary) 28%, var(--wash))'
const line = { fill: 'none', stroke: 'currentColor', vectorEffect: 'non-scaling-stroke' } as const

const tail = 'M82 28C60 27 46 35 30 32S12 25 3 25L20 50 3 73C12 73 18 80 30 80S60 75 82 76Z'
const tailHems = 'M48 37C42 37 38 36 30 36S17 32 10 30M48 74C42 75 38 76 30 76S17 71 10 70'
const tailShade = 'M41 34V78M38 34v15M38 78v-16M35 33v10M35 79v-11M32 33v6M32 79v-6M29 33v3M29 79v-3'
const fold = 'M44 58H82V76Z'
const foldShade = 'M57 60L80 72M65 60L80 68M73 60L80 64'
const band = 'M44 10H356V58H44Z'
const hems = 'M44 15H356M44 53H356'
const bandShade = 'M46 15v38M48 15v16M48 53v-18M50 15v10M50 53v-12M52 15v6M52 53v-7M54 15v3M54 53v-4'

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
 * An engraved ribbon, 400 by 88: its middle is straight, as the words on it are; it turns back under both its ends in a
 * dark fold, and waves out in swallow tails. Hatching shades what bends away.
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
  grid-template-rows: 68fr 20fr;
  place-items: center;
  width: min(86cqi, max(82cqi, 17.25rem), 38rem);
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
