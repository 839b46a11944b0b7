const turns = Array.from({ length: 12 }, (_, index) => index * 15)

/** An engine-turned rosette in hairlines: for a card on which no two people are joined. */
export function Rosette() {
  return (
    <svg
      className="rosette"
      viewBox="-50 -50 100 100"
      fill="none"
      stroke="currentColor"
      strokeWidth="0.9"
      aria-hidden="true"
    >
      {turns.map((turn) => (
        <ellipse key={turn} rx="48" ry="15" transform={`rotate(${turn})`} />
      ))}
      <circle r="15" strokeWidth="1.4" />
      <circle r="48.4" strokeWidth="1.4" />
      <path d="M0-9 6.500 0 0 9-6.500 0Z" fill="currentColor" stroke="none" />
    </svg>
  )
}
