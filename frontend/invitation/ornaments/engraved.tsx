const light = 'color-mix(in srgb, var(--paper) 55%, var(--wash))'
const leaf = 'color-mix(in srgb, var(--secondary) 50%, var(--wash))'

/** A key plate of lines and a plate of flat tints under it, as a two-colour press prints. */
const inks = {
  ink: { fill: 'currentColor' },
  lip: { fill: light, stroke: 'currentColor', strokeWidth: 1.4, strokeLinejoin: 'round' },
  petal: {
    fill: 'color-mix(in srgb, var(--secondary) 25%, var(--wash))',
    stroke: 'currentColor',
    strokeWidth: 1.6,
  },
  leaf: { fill: leaf, stroke: 'currentColor', strokeWidth: 1.6, strokeLinejoin: 'round' },
  shade: { fill: 'color-mix(in srgb, var(--ornament-deep) 82%, var(--wash))' },
  glint: { fill: 'none', stroke: leaf },
} as const

/** Shapes in the order in which they lie upon each other. */
export type Plate = readonly (readonly [ink: keyof typeof inks, path: string])[]

export const Engraved = ({ plate }: { plate: Plate }) =>
  plate.map(([ink, path]) => <path key={path} d={path} {...inks[ink]} />)
