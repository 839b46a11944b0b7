/** An open envelope in line, and in it a real invitation, half drawn out. */
export function OpenEnvelope() {
  return (
    <svg viewBox="0 -12 480 552" width="480" height="552" fill="none" aria-hidden="true">
      <clipPath id="drawn-out">
        <path d="M96-8h288v418H96z" />
      </clipPath>
      <g stroke="#1A1A1A" strokeWidth="1.4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M28 282 226 126c8-6 20-6 28 0l198 156v220H28Z" fill="#E7EFEA" />
        <path d="M52 282 232 141c5-3.5 11-3.5 16 0l180 141" stroke="#C9A96E" />
        <image
          href="/pictures/watercolor.webp"
          x="96"
          y="-8"
          width="288"
          height="461"
          clipPath="url(#drawn-out)"
        />
        <path d="M96 400V-8h288v408" strokeOpacity=".35" strokeWidth="1" />
        <path d="M28 282 224 414c10 7 22 7 32 0l196-132v238H28Z" fill="#FFFDFA" />
        <path d="m28 520 168-126M452 520 284 394" />
      </g>
    </svg>
  )
}
