import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
} from 'node:crypto'

/** A random secret for a link: 256 bits, base64url, 43 characters. */
export const newToken = () => randomBytes(32).toString('base64url')

/** How a token is stored: SHA-256, hex. Enough for 256 random bits; passwords go through argon2. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

const alphabet = '23456789abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ'

/** A guest's token: 10 characters without look-alikes (no 0 O 1 l I), about 57 bits. */
export function newGuestToken(): string {
  let token = ''
  for (let i = 0; i < 10; i++) token += alphabet[randomInt(alphabet.length)]
  return token
}

const keyFrom = (password: string) => Buffer.from(hkdfSync('sha256', password, '', 'velada/seal', 32))

/** A keyed hash (HMAC-SHA-256, hex). */
export const keyedHash = (text: string, password: string) =>
  createHmac('sha256', hashingKey(password)).update(text).digest('hex')

const hashingKey = (password: string) => Buffer.from(hkdfSync('sha256', password, '', 'velada/hash', 32))

/** Encrypts a short text (AES-256-GCM) with the session password. */
export function seal(text: string, password: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFrom(password), iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

/** Decrypts the output of `seal`, trying each password (rotation). Throws when none fits. */
export function unseal(sealed: string, passwords: readonly string[]): string {
  const bytes = Buffer.from(sealed, 'base64url')
  for (const password of passwords) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', keyFrom(password), bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    } catch {
      // Encrypted with another password: try the next one.
    }
  }
  throw new Error('a sealed text fits none of the session passwords')
}
