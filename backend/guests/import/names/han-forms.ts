import type { ReadPerson } from './read-names.ts'

/** Who comes along, as a Chinese form of address after a name tells it. */
export type FormReading = { people: ReadPerson[]; isOpen: boolean }

const form =
  /^[、及和与]?[\p{Script=Han}、]{0,8}(?:先生|女士|小姐|太太|夫人|夫妇|夫婦|夫妻|伉俪|一家|全家|师母)$/u
const address = /^(?:先生|女士|小姐|太太)/
const suffix = /(?:先生|女士|小姐|太太)$/
const couple = /(?:夫妇|夫婦|夫妻|伉俪|夫人)$/
const family = /(?:一家|全家)$/

/** '女士', '夫妇', '先生及夫人', '、邹宁夫妇', '一家'. */
export const isHanForm = (text: string): boolean => text.length <= 12 && form.test(text)

/** '女士' is nobody else, '夫妇' one more, '、邹宁夫妇' one more who is named, and '一家' a
 * family of nobody knows how many. */
export function readHanForm(text: string): FormReading {
  const isOpen = family.test(text)
  if (isOpen) return { people: [], isOpen }
  const rest = text.replace(address, '').replace(/^[、及和与]/, '')
  const isCouple = couple.test(rest)
  const name = rest.replace(couple, '').replace(suffix, '')
  if (name !== '') return { people: [{ name, isChild: false }], isOpen }
  return { people: isCouple ? [{ name: null, isChild: false }] : [], isOpen }
}
