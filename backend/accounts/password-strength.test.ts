import { expect, test } from 'vitest'
import { ownWords } from './own-words.ts'
import { requireStrongPassword } from './password-strength.ts'

const own = ownWords('lucia.marcos82@correo.example', ['Lucía y Marcos', 'Bodas de plata de Íñigo & Sol'])

/** Why a password is refused; null when it is taken. */
const refusal = (password: string): Promise<string | null> =>
  requireStrongPassword(password, own).then(
    () => null,
    (error: Error) => error.message,
  )

const common = /demasiado común/
const repeated = /repetidos o seguidos/
const ours = /sale de tu email, de los nombres del evento o de Velada/
const date = /fecha/

test.each([
  ['aaaaaa', repeated],
  ['a'.repeat(200), repeated],
  ['654321', common],
  ['      ', repeated],
  ['contraseña', /Esa contraseña se adivina enseguida/],
  ['barcelona', common],
  ['qwerty', common],
  ['P4ssw0rd', common],
  ['lucia.marcos82@correo.example', ours],
  ['luciamarcos82', ours],
  ['luciaymarcos', ours],
  ['Marcos y Lucía', ours],
  ['lucía2027', ours],
  ['Velada', ours],
  ['velada2026', ours],
  ['12/06/2027', date],
])('the password %j is guessed easily, and the reason is said', async (password, reason) => {
  const said = await refusal(password)
  expect(said).toMatch(reason)
  expect(said).toMatch(/\. Prueba con tres palabras que no suelan ir juntas$/)
})

test('an email or a couple’s names are known as own words however long they are', async () => {
  const email = 'maria.delosangeles.fernandez.decordoba@universidad.example'
  const names = 'María de los Ángeles y Juan Sebastián Fernández de Córdoba'
  for (const password of [email, names])
    await expect(requireStrongPassword(password, ownWords(email, [names]))).rejects.toThrow(ours)
})

test.each([
  'correcta-caballo-grapa',
  'dos-anillos',
  'perro gato',
  'megustaelsol',
  'x7Kp2q9v',
  'ñandú-farola-tres',
])('the password %j is hard enough', async (password) => {
  expect(await refusal(password)).toBeNull()
})

test('no reason repeats the password', async () => {
  for (const password of ['barcelona', 'luciaymarcos', '654321'])
    expect(await refusal(password)).not.toContain(password)
})

test('a password of a thousand characters blocks nobody', async () => {
  await refusal('loads the word lists')
  const hard = ['a4@8b3($1l', '1lI|!', 'p4$$w0rd', 'aA1!', 'españa', '4@8({[<3€69&#1!|il/70?5$+%2']
  for (const part of hard) {
    const costs: number[] = []
    // A busy machine may disturb one of them.
    for (let time = 0; time < 3; time++) {
      const before = process.threadCpuUsage()
      await refusal(part.repeat(1000).slice(0, 1000))
      const { user, system } = process.threadCpuUsage(before)
      costs.push((user + system) / 1000)
    }
    expect(Math.min(...costs), part).toBeLessThan(200)
  }
})
