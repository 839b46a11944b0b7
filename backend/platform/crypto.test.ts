import { expect, test } from 'vitest'
import { hashToken, newGuestToken, newToken, seal, unseal } from './crypto.ts'

test('a link’s token has 256 random bits and fits in an address', () => {
  const tokens = new Set(Array.from({ length: 1000 }, newToken))
  expect(tokens.size).toBe(1000)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
})

test('a guest’s token has ten characters that nobody mistakes', () => {
  const tokens = Array.from({ length: 5000 }, newGuestToken)
  expect(new Set(tokens).size).toBe(5000)
  for (const token of tokens) expect(token).toMatch(/^[^\W_0O1lI]{10}$/)
  const seen = new Set(tokens.join(''))
  expect(seen.size).toBeGreaterThan(50)
})

test('a token is stored as a hash that does not lead back', () => {
  expect(hashToken('a')).toBe('ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb')
})

const [old, current] = ['x'.repeat(32), 'y'.repeat(32)]

test('what is sealed opens with its password, also after the passwords changed', () => {
  const sealed = seal('secreto ñ', old)
  expect(sealed).not.toContain('secreto')
  expect(unseal(sealed, [old])).toBe('secreto ñ')
  expect(unseal(sealed, [current, old])).toBe('secreto ñ')
})

test('sealing the same twice does not show that it is the same', () => {
  expect(seal('a', old)).not.toBe(seal('a', old))
})

test.each(['', 'corto', 'A'.repeat(80)])('what was never sealed does not open: «%s»', (text) => {
  expect(() => unseal(text, [old])).toThrow('fits none')
})

test('what was sealed with another password, or changed since, does not open', () => {
  const sealed = seal('secreto', old)
  expect(() => unseal(sealed, [current])).toThrow('fits none')
  const changed = Buffer.from(sealed, 'base64url')
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(() => unseal(changed.toString('base64url'), [old])).toThrow('fits none')
})
