/** Three tints of peonies: the couple's own, and its neighbours towards rose and towards cream. */
export const bloomTints = {
  '--bloom-1': 'var(--tone)',
  '--bloom-2': 'color-mix(in srgb, var(--tone) 52%, color-mix(in srgb, var(--primary) 22%, #d87a72))',
  '--bloom-3': 'color-mix(in srgb, var(--tone) 46%, #f3e2c8)',
  '--bloom-heart': 'color-mix(in srgb, var(--primary) 42%, #8a3d36)',
  '--pollen': 'color-mix(in srgb, var(--tone) 60%, #e9b53c)',
  '--petal-pale': 'color-mix(in srgb, var(--tone) 7%, #fffdfb)',
  '--petal-outer': 'color-mix(in srgb, var(--bloom-2) 34%, #fffdfb)',
  '--petal-middle': 'color-mix(in srgb, var(--bloom-2) 62%, #fffdfb)',
  '--petal-inner': 'color-mix(in srgb, var(--bloom-2) 80%, var(--bloom-heart))',
  '--petal-heart': 'color-mix(in srgb, var(--tone) 66%, var(--bloom-heart))',
} as const

/** Leaves are greener and cooler than the petals; their lines are darker, or on a dark ground paler. */
export function leavesOn(ground: string, line = '#3f5d53') {
  const green = 'color-mix(in srgb, var(--ornament-deep) 18%, #5c7f72)'
  return {
    '--leaf': `color-mix(in srgb, ${green} 62%, ${ground})`,
    '--leaf-pale': `color-mix(in srgb, ${green} 38%, ${ground})`,
    '--leaf-line': `color-mix(in srgb, var(--ornament-deep) 40%, ${line})`,
    '--stem': `color-mix(in srgb, var(--leaf-line) 80%, ${ground})`,
  }
}
