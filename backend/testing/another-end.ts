/** The text with another last sign, always: a random token ends in '_' one time in 64. */
export const withAnotherEnd = (text: string) => text.slice(0, -1) + (text.endsWith('_') ? '-' : '_')
