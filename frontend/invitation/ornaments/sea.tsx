/** Swells from the horizon to the shore: how far down each begins, and its crest. The nearer, the higher and longer. */
const swells = [
  'M0 40C60 36 130 43 210 39S380 36 460 40 640 44 720 39 860 37 900 40V160H0Z',
  'M0 60C80 54 150 66 250 60S430 53 520 60 720 67 800 59 880 58 900 60V160H0Z',
  'M0 88C70 78 130 82 200 92S360 94 450 84 620 80 700 91 850 92 900 86V160H0Z',
  'M0 124C90 110 170 112 260 126S460 132 560 118 760 114 900 128V160H0Z',
]
/** Sunlight that lies on the water: broken lines, longer and farther apart the nearer they are. */
const glitter =
  'M434 18h32M420 23h20M452 23h40M404 29h36M456 29h26M494 29h12M392 35h22M430 35h50M500 35h16M384 48h44M452 48h30M506 48h26M366 54h20M420 54h70M510 54h20M352 72h48M430 72h40M500 72h48M400 80h90M330 104h60M430 104h90M550 104h30M380 112h60'
/** Foam under the crests. */
const foam =
  'M40 58C80 55 110 59 150 63M300 58C350 54 390 54 430 57M640 64C690 66 720 64 760 62M60 84C90 80 120 81 150 85M280 96C330 98 370 96 410 90M650 88C690 92 730 95 780 93M110 116C150 112 190 114 230 121M400 131C450 131 500 126 540 121M690 118C740 116 790 118 840 122'

/** The sea from the horizon to the shore, a sail far out. As wide as its place; colours from around it. */
export function Sea() {
  return (
    <svg
      className="sea"
      viewBox="0 0 900 150"
      preserveAspectRatio="xMidYMin slice"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path
        d="M196 14V-6C204 0 208 8 210 12H198M193 14V1C189 5 187 9 186 12H193M183 15H213C210 20 206 21 202 21H192C188 21 185 19 183 15Z"
        className="sail"
        transform="translate(0 4)"
      />
      <path d="M0 20H900V160H0Z" className="water" opacity=".42" />
      {swells.map((swell, index) => (
        <path key={swell} d={swell} className="water" opacity={0.3 + index * 0.1} />
      ))}
      <path d={foam} className="foam" strokeWidth="1.8" />
      <path d={glitter} className="foam" strokeWidth="1.5" />
      <path d="M0 20H900" strokeWidth="1.2" opacity=".7" />
    </svg>
  )
}
