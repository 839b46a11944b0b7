import { randomBytes } from 'node:crypto'
import type { Context } from 'koa'
import { database } from '../platform/database.ts'
import { clientAddress, privateHash } from '../platform/http/client-address.ts'
import { isSecure } from '../platform/http/cookies.ts'

const cookieName = () => (isSecure() ? '__Host-velada-device' : 'velada-device')

/** Where a request for an account comes from, as hashes; `device` is null without the device's cookie. */
export type Places = { address: string; device: string | null }

/** The places of a request, as the rate limits and the known places store them. Runs no query. */
export const placesOf = (ctx: Context, email: string): Places => placesWith(ctx, email, deviceOf(ctx))

/** Which of the places the account signed in from before; a device belongs to one person, an address to many. */
export async function findKnownPlace({ address, device }: Places): Promise<'device' | 'address' | null> {
  const rows: { key: string }[] = await database()('knownPlaces')
    .whereIn('key', [address, device ?? ''])
    .select('key')
  if (rows.some(({ key }) => key === device)) return 'device'
  return rows.length > 0 ? 'address' : null
}

/** Stores a place the owner signed in from: failed logins elsewhere do not lock the owner out here. */
export async function storeKnownPlace(ctx: Context, accountId: string, email: string): Promise<void> {
  const id = deviceOf(ctx) ?? randomBytes(16).toString('base64url')
  ctx.cookies.set(cookieName(), id, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(),
    path: '/',
    maxAge: 400 * 86_400_000,
  })
  const { address, device } = placesWith(ctx, email, id)
  const rows = [address, device].map((key) => ({ key, accountId, seenAt: new Date() }))
  await database()('knownPlaces').insert(rows).onConflict('key').merge(['seenAt'])
}

function deviceOf(ctx: Context): string | null {
  const id = ctx.cookies.get(cookieName())
  return id && /^[\w-]{22}$/.test(id) ? id : null
}

const placesWith = (ctx: Context, email: string, device: string | null): Places => ({
  address: privateHash(`${email} address ${clientAddress(ctx.ip)}`),
  device: device && privateHash(`${email} device ${device}`),
})
