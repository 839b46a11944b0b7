/**
 * A torn sheet's outline as a CSS `clip-path`: short uneven steps along the four sides. `depth` is how far in it tears,
 * in percent of the box; `seed` gives each sheet its own.
 */
export function tornEdge(seed: number, depth: number): string {
  const side = 32
  const tear = (at: number) => {
    const slow = Math.sin(at * 0.43 + seed) * Math.sin(at * 0.17 + seed * 2) * 0.5 + 0.5
    const quick = Math.abs(Math.sin((at + seed) * 127.1) * 43758.5453) % 1
    return depth * (0.12 + slow * 0.44 + quick * quick * 0.44)
  }
  const points: [number, number][] = []
  for (let corner = 0; corner < 4; corner += 1)
    for (let step = 0; step < side; step += 1) {
      const along = (100 * (step + 0.5)) / side
      const into = tear(corner * side + step)
      const turned: [number, number][] = [
        [along, into],
        [100 - into, along],
        [100 - along, 100 - into],
        [into, 100 - along],
      ]
      points.push(turned[corner] ?? [0, 0])
    }
  return `polygon(${points.map(([x, y]) => `${x.toFixed(1)}% ${y.toFixed(1)}%`).join(',')})`
}
