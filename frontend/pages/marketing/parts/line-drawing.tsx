import type { ReactNode } from 'react'

/** A small picture in the house's line, 122×100; `from` is where on the x axis its view begins. */
export function LineDrawing({ from = 0, children }: { from?: number; children: ReactNode }) {
  return (
    <svg
      width="122"
      height="100"
      viewBox={`${from} 0 122 100`}
      fill="none"
      stroke="#1A1A1A"
      strokeWidth="1.2"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
