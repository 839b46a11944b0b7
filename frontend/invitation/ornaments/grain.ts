/** Paper fibre as a CSS background: fractal noise in an SVG data URL, black at a low alpha. `roughness` 0 to 1. */
export function grain(roughness: number): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='220' height='220'><filter id='n'><feTurbulence type='fractalNoise' baseFrequency='.82 .68' numOctaves='3' stitchTiles='stitch'/><feColorMatrix values='0 0 0 0 .18 0 0 0 0 .12 0 0 0 0 .05 0 0 0 ${roughness} 0'/></filter><rect width='220' height='220' filter='url(%23n)'/></svg>`
  return `url("data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E')}")`
}
