import { useId } from 'react'
import { css } from 'styled-components'

const lines = 'M0 4.500H30M0 29.500H30'
const key = 'M0 25H4V9H26V20H17V15H12V25H30'

/** A Greek key that runs as wide as its place. */
export function Meander({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg className={className} aria-hidden="true">
      <defs>
        <pattern id={id} width="30" height="34" patternUnits="userSpaceOnUse">
          <path d={lines} stroke="currentColor" />
          <path d={key} fill="none" stroke="currentColor" strokeWidth="1.8" />
        </pattern>
      </defs>
      <rect width="100%" height="34" y="0" fill={`url(#${id})`} />
    </svg>
  )
}

const tile = [
  "<svg xmlns='http://www.w3.org/2000/svg' width='30' height='34' viewBox='0 0 30 34'",
  " preserveAspectRatio='none' fill='none' stroke='black'>",
  `<path d='${lines}'/><path d='${key}' stroke-width='1.8'/></svg>`,
].join('')
const tileUrl = `data:image/svg+xml,${tile.replaceAll('<', '%3C').replaceAll('>', '%3E')}`

/** The same on a page, in whole keys at any width; its two halves face each other, so both ends are alike. */
export const meander = css`
  &::before, &::after {
    content: '';
    position: absolute;
    inset: 0 calc(50% - 0.5px) 0 0;
    background: currentColor;
    mask: url("${tileUrl}") 0 0 / auto 100% round no-repeat;
  }
  &::after { inset: 0 0 0 calc(50% - 0.5px); scale: -1 1; }
`
