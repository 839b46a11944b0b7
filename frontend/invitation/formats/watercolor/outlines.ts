/** A number from 0 to 1 that is always the same for the same seed. */
const chance = (seed: number) => Math.abs(Math.sin(seed * 127.1 + 311.7) * 43758.5453) % 1

/** How often a puddle's edge swings on its way around, and how far: its lobes first, then the paper's tooth. */
const swings = [
  [2, 0.09],
  [3, 0.085],
  [4, 0.05],
  [7, 0.03],
  [11, 0.012],
  [17, 0.009],
  [23, 0.007],
] as const

/** Where a puddle of paint dried: a closed path about the middle of a box of 1000 units. `seed` gives each its own. */
function outline(seed: number): string {
  const steps = 60
  const points = Array.from({ length: steps }, (_, step): [number, number] => {
    const angle = (2 * Math.PI * step) / steps
    const swing = swings.map(
      ([times, far]) =>
        far * Math.sin(times * angle + 6.283 * chance(seed + times)) * (0.6 + 0.8 * chance(seed * 3 + times)),
    )
    const reach = 360 * (swing.reduce((sum, one) => sum + one, 1) + (chance(seed * 7 + step) - 0.5) * 0.013)
    return [500 + reach * Math.cos(angle), 500 + reach * Math.sin(angle)]
  })
  const at = (step: number) => points[(step + steps) % steps] ?? [0, 0]
  let [x, y] = at(0).map(Math.round) as [number, number]
  let path = `M${x} ${y}`
  for (let step = 1; step <= steps; step += 1) {
    const [[px, py], [nx, ny], [bx, by]] = [at(step), at(step + 1), at(step - 1)]
    const [toX, toY] = [Math.round(px), Math.round(py)]
    const bend = [Math.round(px - (nx - bx) / 6) - x, Math.round(py - (ny - by) / 6) - y]
    path += `s${[...bend, toX - x, toY - y].join(' ').replaceAll(' -', '-')}`
    ;[x, y] = [toX, toY]
  }
  return `${path}Z`
}

export const outlines = { cloud: outline(4), bloom: outline(17) }
