import { isIPv6 } from 'node:net'
import type { Context } from 'koa'
import { keyedHash } from '../crypto.ts'
import { env } from '../env.ts'

/**
 * What a limit counts as one client: an IPv4 address, or the first 64 bits of an IPv6 one, which is what a single
 * connection is given and can choose addresses in.
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

/** A name for the client in log and tables: the same for the same client, and not to be turned back without our secret. */
export const clientHash = (ctx: Context): string => privateHash(clientAddress(ctx.ip)).slice(0, 16)

/** A hash only processes with the session password can make: an address cannot be found by trying them all. */
export const privateHash = (text: string): string => keyedHash(text, env().sessionPasswords[0] ?? '')
