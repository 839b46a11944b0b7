/** A hand, in line, that holds a phone with an invitation on it. Its wrist leaves through the lower edge. */
export function PhoneInHand() {
  return (
    <svg viewBox="0 0 430 560" width="430" height="560" fill="none" aria-hidden="true">
      <g stroke="#1A1A1A" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round">
        <path d="M322 232c22-10 46-6 52 12 5 15-8 27-30 33l-22 6" fill="#FBF8F3" />
        <path d="M322 290c26-8 52-4 57 14 4 16-10 27-33 32l-24 5" fill="#FBF8F3" />
        <path d="M322 348c25-7 48-2 52 15 3 15-10 25-31 30l-21 5" fill="#FBF8F3" />
        <path d="M322 404c20-5 40 0 43 14 3 13-8 22-25 26l-18 4" fill="#FBF8F3" />
        <path
          d="M108 330c-30 26-46 60-42 98 4 42 28 70 34 132h226c-2-46 14-74 6-122l-10-60-90-60-124 12Z"
          fill="#FBF8F3"
        />
        <rect x="104" y="26" width="220" height="440" rx="30" fill="#1A1A1A" />
        <rect x="113" y="35" width="202" height="422" rx="22" fill="#FFFDFA" />
        <path d="M190 50h48" strokeWidth="5" />
        <path
          d="M62 432c-6-50 4-92 24-128 10-20 18-42 26-60 7-15 28-15 32 1 3 13-3 32-10 52-9 25-14 44-13 64 1 28 8 52 4 84"
          fill="#FBF8F3"
        />
        <path d="M119 243c6-4 14-3 18 3" strokeOpacity=".6" />
        <path d="M124 440c8 16 10 34 8 56" strokeOpacity=".45" />
      </g>
      <g>
        <path
          d="M206 80c.6 5 6 8.4 6 14.6 0 4.7-3.2 8-7.3 8s-7.3-3.3-7.3-7.8c0-6.4 7-8.4 8.6-14.8ZM204.7 94v14"
          stroke="#C9A96E"
          strokeWidth="1.3"
          strokeLinecap="round"
        />
        <g fontFamily="'Cormorant Garamond', Georgia, serif" fill="#1A1A1A" textAnchor="middle">
          <text x="200" y="158" fontSize="38">
            Laura
          </text>
          <text x="214" y="192" fontSize="28" fontStyle="italic" fill="#8F3F2D">
            y
          </text>
          <text x="228" y="228" fontSize="38">
            Miguel
          </text>
        </g>
        <path d="M186 250h56" stroke="#C9A96E" />
        <g fontFamily="Jost, sans-serif" fill="#1A1A1A" textAnchor="middle" fontSize="11.5">
          <text x="214" y="276">
            sábado 12 de septiembre
          </text>
          <text x="214" y="294">
            Hacienda San Rafael
          </text>
        </g>
        <rect x="172" y="336" width="98" height="36" rx="18" fill="#C96F5A" />
        <text
          x="221"
          y="358.5"
          fontFamily="Jost, sans-serif"
          fontSize="12"
          fontWeight="500"
          fill="#1A1A1A"
          textAnchor="middle"
        >
          Sí, asistiré
        </text>
        <text x="221" y="396" fontFamily="Jost, sans-serif" fontSize="11" fill="#565049" textAnchor="middle">
          No podré ir
        </text>
      </g>
    </svg>
  )
}
