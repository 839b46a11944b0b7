/** A pen's flourish: one thin stroke, pressed where it runs down, symmetrical about its drop. */
export function Swash() {
  const half = (
    <>
      <path d="M6 26C34 6 74 8 104 24s40 20 43 7C149 21 137 18 134 26c-2 7 7 13 16 10" />
      <path d="M44 14C66 10 88 15 108 26" strokeWidth="2.2" />
      <path d="M60 26C80 34 98 36 116 31" />
    </>
  )
  return (
    <svg
      className="swash"
      viewBox="0 0 300 52"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.1"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {half}
      <g transform="matrix(-1 0 0 1 300 0)">{half}</g>
      <path d="M150 40c2.600 3 2.600 6 0 9-2.600-3-2.600-6 0-9Z" fill="currentColor" stroke="none" />
    </svg>
  )
}
