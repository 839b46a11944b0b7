/** A crest and the water under it, from edge to edge and beyond. */
const swell = 'M-200 2C-130-6-50 8 40 0S180-7 270 1 420 8 500-1 650-6 740 2 890 7 980-1L1150 2V130H-200Z'
/** From the horizon to the shore; the nearer, the higher and longer. */
const swells = ['0 40)scale(.8 .5', '-60 60)scale(1 .8', '90 88)scale(1.1 1', '-90 124)scale(1.2 1.5']
/** Sunlight that lies on the water: broken lines, longer and farther apart the nearer they are. */
const glitter =
  'M434 18h32M420 23h20m12 0h40M404 29h36m16 0h26M392 35h22m16 0h50M384 48h44m24 0h30M420 54h70m20 0h20M352 72h48m30 0h40m30 0h48M400 80h90M330 104h60m40 0h90'
/** Foam under the crests, the same stroke again and again. */
const foam = ['40 58', '300 57', '640 62', '60 84', '280 95', '650 89', '110 116', '400 129', '690 119']
  .map((at) => `M${at}c40-4 70 0 115 4`)
  .join('')

/** The sea from the horizon to the shore, a sail far out. As wide as its place; colours from around it. */
export function Sea() {
  return (
    <svg
      className="sea"
      viewBox="0 -8 900 150"
      preserveAspectRatio="xMidYMin slice"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path
        d="M196 14V-6C204 0 208 8 210 12H198M193 14V1C189 5 187 9 186 12H193M183 15H213C210 20 206 21 202 21H192C188 21 185 19 183 15Z"
        className="sail"
        transform="translate(126 3)scale(1.25)"
      />
      {/* Hills of the farther shore, the nearer ones darker. */}
      <path
        d="M452 20C490 17 512 9 540 11S590 5 624 9 690 0 730 6 830 3 900 8V20Z"
        className="water"
        stroke="none"
        opacity=".34"
      />
      <path
        d="M520 20C552 18 566 13 596 14S650 16 684 11 770 13 812 12 870 15 900 14V20Z"
        className="water"
        stroke="none"
        opacity=".5"
      />
      <path d="M0 20H900V160H0Z" className="water" opacity=".42" />
      {swells.map((place, index) => (
        <path
          key={place}
          d={swell}
          className="water"
          transform={`translate(${place})`}
          opacity={0.3 + index * 0.1}
        />
      ))}
      <path d={foam} className="foam" strokeWidth="1.8" />
      <path d={glitter} className="foam" strokeWidth="1.5" />
      <path d="M0 20H900" strokeWidth="1.2" opacity=".7" />
    </svg>
  )
}
