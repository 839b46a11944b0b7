const half = 'M64 15C74 4 88 1 99 7c8 5 7 14 0 14-6 0-7-8-1-9'
const leaves =
  'M70 10C74 2 84-1 92 3 86 9 78 12 70 10ZM76 16C82 12 92 13 96 19 88 22 81 21 76 16ZM106 15l14-1.500 14 1.500-14 1.500Z'

/** A printer's flower: two scrolls with leaves about a pearl. `tail` is the one that closes a page. */
export function Fleuron({ tail }: { tail?: boolean }) {
  const side = (
    <>
      <path d={half} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      <path d={leaves} />
    </>
  )
  return (
    <svg
      className={tail ? 'fleuron tail' : 'fleuron'}
      viewBox="-16 -2 152 28"
      fill="currentColor"
      aria-hidden="true"
    >
      {side}
      <g transform="matrix(-1 0 0 1 120 0)">{side}</g>
      <path d="M60 3l4.500 12L60 27l-4.500-12Z" />
    </svg>
  )
}
