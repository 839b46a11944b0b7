import { setImmediate as turn } from 'node:timers/promises'
import type { ZxcvbnFactory, ZxcvbnResult } from '@zxcvbn-ts/core'
import { AppError } from '../platform/errors.ts'
import { fold } from './own-words.ts'

/** The estimate's scale goes from 0 to 4; below this a password is guessed within about a million tries. */
const leastScore = 2
/** Characters that are estimated, since the time grows with the square of the length. */
const estimated = 48

let loaded: Promise<ZxcvbnFactory> | undefined

/** Loads word lists of several megabytes, which only setting a password needs. */
async function estimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ])
  // Loading and ranking block for a while each: yield to other requests in between.
  await turn()
  const made = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...spanish.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: estimated,
    // With the library's default of 100, a password of symbols takes a quarter of a second.
    l33tMaxSubstitutions: 4,
  })
  await turn()
  return made
}

/** Preloads the word lists before the first password. */
export async function loadWordLists(): Promise<void> {
  loaded ??= estimator()
  await loaded
}

/**
 * Accepts a password that is hard to guess even knowing `ownWords` (zxcvbn's estimate). Throws `password-weak` with the
 * reason. Takes at most some 30 ms, however long the password is.
 */
export async function requireStrongPassword(password: string, ownWords: readonly string[]): Promise<void> {
  loaded ??= estimator()
  // A long repetition is weak at any length, so the estimate of the beginning is enough.
  const beginning = password.slice(0, estimated)
  // The estimate overlooks own words that are longer than every word of its lists.
  const folded = fold(beginning)
  if (ownWords.some((word) => word.slice(0, estimated) === folded))
    throw new AppError('password-weak', { reason: reasons.own })
  const found = (await loaded).check(beginning, [...ownWords])
  if (found.score < leastScore) throw new AppError('password-weak', { reason: reasonOf(found) })
}

const reasons = {
  own: 'Esa contraseña sale de tu email, de los nombres del evento o de Velada, y es lo primero que se prueba',
  common: 'Esa contraseña es demasiado común',
  date: 'Una fecha se adivina enseguida',
  repeated: 'Las letras y los números repetidos o seguidos se adivinan enseguida',
  name: 'Un nombre se adivina enseguida',
  plain: 'Esa contraseña se adivina enseguida',
}

const reasonFor: Record<string, keyof typeof reasons> = {
  userInputs: 'own',
  topTen: 'common',
  topHundred: 'common',
  common: 'common',
  similarToCommon: 'common',
  wordByItself: 'common',
  pwned: 'common',
  dates: 'date',
  recentYears: 'date',
  simpleRepeat: 'repeated',
  extendedRepeat: 'repeated',
  sequences: 'repeated',
  straightRow: 'repeated',
  keyPattern: 'repeated',
  namesByThemselves: 'name',
  commonNames: 'name',
}

const reasonOf = ({ feedback }: ZxcvbnResult) => reasons[reasonFor[feedback.warning ?? ''] ?? 'plain']
