/** Two rings, one through the other: where they cross, each is once above. */
export const Rings = () => (
  <svg aria-hidden="true" viewBox="-64 -40 128 80">
    <circle cx="-24" r="34" />
    <circle cx="24" r="34" />
    <path d="M-24-34A34 34 0 0 1 5 18" />
  </svg>
)

/** A flower cut with scissors, for one person or a firm. */
export const Bloom = () => (
  <svg className="bloom" aria-hidden="true" viewBox="-38 -38 76 76">
    <path d="M0-30V30M-30 0H30M-21-21 21 21M21-21-21 21" />
    <circle r="10" />
  </svg>
)

/** A plan of streets with a park and a river, and a pin in it. */
export const Streets = () => (
  <svg aria-hidden="true" viewBox="0 0 300 110" preserveAspectRatio="xMidYMid slice">
    <path d="M-10-60 60-40 40 44-10 60zM170-60h60l40 96-76 20-40-60zM100 90l70-22 40 110H90z" />
    <path d="M-10 66 110 28l96 36 104-40M56-60 20 180M150-60l-50 150 20 90M230-60l-40 140 30 90M-10 10l90-70" />
    <path d="M-10 104C60 80 80 120 150 96s90-10 160-34" />
    <path d="M138 62c-16-20-18-25-18-34a18 18 0 0 1 36 0c0 9-2 14-18 34z" />
    <circle cx="138" cy="28" r="7" />
  </svg>
)
