/** A wash that runs off the sheet. */
export const cloud =
  'M60 40C150 -10 330 0 380 90C430 190 330 260 250 240C190 226 160 300 90 260C10 220 -10 90 60 40Z'
/** What one full brush leaves, as broad as the names. */
export const pool = 'M16 196C26 84 120 22 214 30S392 96 386 204C380 310 300 372 200 366S6 306 16 196Z'
/** Smaller pools, which run into one end of it. */
export const rightPool = 'M226 150C270 80 380 96 398 190C412 280 330 344 262 310C186 276 180 206 226 150Z'
export const leftPool = 'M24 178C60 96 150 112 196 184C230 262 160 336 96 312C24 296-6 246 24 178Z'
/** What fell off the brush. */
const drops =
  'M88 296a4 6 0 1 0 8 0a4 6 0 1 0-8 0ZM112 312a2 3 0 1 0 5 0a2 3 0 1 0-5 0ZM72 318a2 3 0 1 0 4 0a2 3 0 1 0-4 0Z'
/** Two paints, of which the second runs into the first. */
export const paints = (lower: string, upper: string, warmBelow: boolean) => [
  { d: lower, colour: `var(--${warmBelow ? 'warm' : 'cool'})`, opacity: 0.5 },
  { d: upper, colour: `var(--${warmBelow ? 'cool' : 'warm'})`, opacity: 0.42 },
  { d: drops, colour: `var(--${warmBelow ? 'cool' : 'warm'})`, opacity: 0.4 },
]
