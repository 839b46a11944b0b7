/** A pen's flourish: swelling and thinning strokes, symmetrical about its loop. */
export function Swash() {
  const half =
    'M150 30C136 6 108 10 108 28c0 14 20 16 27 4C146 14 120-2 84 14 56 27 34 44 4 30c24 20 56 8 80-8 22-14 40-14 48-4 5 7-2 16-10 14-6-2-6-10 1-13 10-4 20 2 27 13Z'
  return (
    <svg className="swash" viewBox="0 0 300 52" fill="currentColor" aria-hidden="true">
      <path d={half} />
      <path d={half} transform="matrix(-1 0 0 1 300 0)" />
      <path d="M150 32c4 5 4 11 0 17-4-6-4-12 0-17Z" />
    </svg>
  )
}
