const number = new Intl.NumberFormat('es-ES', { useGrouping: 'always' })

/** '12.500': figures as Spain writes them. */
export const figure = (value: number): string => number.format(value)

/** A number with its noun in singular or plural: '1 invitación', '84 invitaciones'. */
export const countText = (value: number, one: string, many: string): string =>
  `${figure(value)} ${value === 1 ? one : many}`
