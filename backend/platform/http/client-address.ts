import { isIPv6 } from 'node:net'
import type { Context } from 'koa'
import { keyedHash } from '../crypto.ts'
import { env } from '../env.ts'

/**
 * What a rate limit counts as one client: an IPv4 address, or the /64 prefix of an IPv6 one, since a single
 * connection has a whole /64.
 */
export function clientAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  const [address = ''] = ip.split('%')
  if (!isIPv6(address)) return ip
  const [head = '', tail] = address.split('::')
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - (first?.length ?? 0) - (last?.length ?? 0))
  const groups = [...(first ?? []), ...Array<string>(zeros).fill('0'), ...(last ?? [])]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** A pseudonym of the client for log and tables, which cannot be reversed without our secret. */
export const clientHash = (ctx: Context): string => privateHash(clientAddress(ctx.ip)).slice(0, 16)

/** A hash keyed with the session password, so that addresses cannot be found by brute force. */
export const privateHash = (text: string): string => keyedHash(text, env().sessionPasswords[0] ?? '')
