/** A wild rose of five notched petals, 44 wide around the origin; colours by property: classes don't reach into `<use>`. */
export function BlossomShape({ id }: { id: string }) {
  return (
    <g id={id}>
      {[0, 72, 144, 216, 288].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path
            d="M0 0C-7 -4 -15 -12 -11 -19C-8 -24 -3 -23 0 -20C3 -23 8 -24 11 -19C15 -12 7 -4 0 0Z"
            fill="var(--petal-pale)"
          />
          <path d="M0 -5V-13M-2 -5L-5 -11M2 -5L5 -11" strokeWidth="0.6" />
        </g>
      ))}
      <circle r="4.6" fill="var(--petal-middle)" />
      <path
        d="M0-7h0M5-5h0M7 0h0M5 5h0M0 7h0M-5 5h0M-7 0h0M-5-5h0M-1-1h0M2 1h0"
        stroke="var(--petal-heart)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </g>
  )
}

/** A twig of berries, pointing up. */
export function Twig() {
  return (
    <>
      <path d="M0 0C2 -18 -2 -34 2 -54M1 -20C6 -26 11 -28 15 -34M0 -28C-5 -34 -9 -36 -12 -44M1 -40C5 -45 9 -47 12 -52" />
      {[
        [2, -57, 4.4],
        [16, -37, 4],
        [-13, -47, 4],
        [13, -55, 3.6],
      ].map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="var(--petal-inner)" />
      ))}
    </>
  )
}
