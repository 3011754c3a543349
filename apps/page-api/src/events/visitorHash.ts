import { formatDay } from '@clipfront/catalog/events'
import type { Clock } from '@clipfront/settings'
import { hash } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'

const HASH_CHARACTERS = 22

type Hash = (...parts: readonly string[]) => string

/**
 * Tells visitors and networks of one day (UTC) apart without knowing who they are. The salt of the day lies in the database, so that
 * every process of the day hashes alike, and is deleted at midnight: then not even we can lead a hash back to an address, or from
 * one day to the next.
 * @param readSalt of a day; the same for everybody who asks
 * @returns the hash of today; rejects while the salt cannot be read
 */
export function createDailyHasher(clock: Clock, readSalt: (day: string) => Promise<Buffer>): () => Promise<Hash> {
  let current: { day: string; salt: Promise<Buffer> } | undefined
  const forget = (salt: Promise<Buffer>) => {
    if (current?.salt === salt) current = undefined
  }
  return async () => {
    const now = clock.now()
    const day = formatDay(now)
    if (current?.day !== day) {
      const salt = readSalt(day)
      current = { day, salt }
      salt.catch(() => forget(salt))
      setTimeout(() => forget(salt), msUntilMidnight(now)).unref()
    }
    const salt = (await current.salt).toString('base64')
    return (...parts) => hash('sha256', salt + JSON.stringify(parts), 'base64url').slice(0, HASH_CHARACTERS)
  }
}

const DAY_MS = 86_400_000

/** Of the day in UTC. */
export function msUntilMidnight(now: Date): number {
  return DAY_MS - (now.getTime() % DAY_MS)
}

const GROUPS = 8
/** Providers give each customer at least a /64: within it, addresses are the customer's own choice. */
const NETWORK_GROUPS = 4

/**
 * What stands for the sender of an address however it varies it: an IPv4 address, or the /64 of an IPv6 one.
 * @param groupsOfNetwork how many groups of an IPv6 address, of 16 bits each, where a wider network is meant
 * @returns empty when the address is none
 */
export function toNetwork(address: string, groupsOfNetwork = NETWORK_GROUPS): string {
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return ''
  // URL writes every spelling of an IPv6 address in the same way, an IPv4 part in hexadecimal; it knows no zone.
  const [plain] = address.split('%')
  const { hostname } = new URL(`http://[${plain}]`)
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  const groups = [...head, ...Array.from({ length: GROUPS - head.length - tail.length }, () => '0'), ...tail]
  return mappedIPv4(groups) ?? groups.slice(0, groupsOfNetwork).join(':')
}

/** `::ffff:203.0.113.7` is how a socket of both families names an IPv4 address. */
function mappedIPv4(groups: readonly string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 255]
  })
  return bytes.join('.')
}
