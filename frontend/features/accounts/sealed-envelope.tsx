/** A line drawing of a sealed envelope. */
export function SealedEnvelope() {
  return (
    <svg width="340" height="250" viewBox="0 0 340 250" fill="none" aria-hidden="true">
      <g stroke="#1A1A1A" strokeWidth="1.2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M30 50h280v170H30z" fill="#FFFDFA" />
        <path d="M30 220l112-92M310 220l-112-92" />
        <path d="M30 50l126 99c8 6.5 20 6.5 28 0l126-99" fill="#FFFDFA" />
        <path d="M44 50l118 92c5 3.8 11 3.8 16 0l118-92" stroke="#C9A96E" strokeWidth=".8" />
      </g>
      <g transform="translate(170 142)">
        <path
          d="M0-33c6 0 9 4 14.5 5.500S26-26 29-20s0 10 2.5 15.500S36 5 33 11s-8.5 6-12 10.500S14 31 7.5 32 -4 28.5-10.5 28.5-21 31-26 26s-2.5-10-5.5-15.500S-37 1-34.5-5.5-27-13-24.5-19-19-29-12.5-30-6-33 0-33Z"
          fill="#70A589"
          stroke="#3F6F57"
          strokeWidth="1.2"
        />
        <circle r="21" stroke="#3F6F57" strokeWidth="1" />
        <g
          transform="translate(-6.4 -10.5) scale(.8)"
          stroke="#1A1A1A"
          strokeWidth="1.4"
          strokeLinejoin="round"
        >
          <path
            d="M8.6 1c.5 4.3 5.1 7.2 5.1 12.4 0 4-2.7 6.8-6.2 6.8s-6.2-2.8-6.2-6.6C1.3 8.3 7.2 6.4 8.6 1ZM7.5 12.5V24"
            strokeLinecap="round"
          />
        </g>
      </g>
    </svg>
  )
}
