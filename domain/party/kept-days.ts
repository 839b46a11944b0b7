/** Days that a removed party can be brought back; then it is erased. */
export const keptDays = 30
