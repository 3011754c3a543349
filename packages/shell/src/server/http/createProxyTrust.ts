import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { ConfigError } from '@clipfront/routing/errors'

/** Fastify's request, or Node's own. */
type AnyRequest = Pick<IncomingMessage, 'headers' | 'socket'>

const UNTRUSTED =
  'X-Forwarded-For came from an address that TRUSTED_PROXIES does not name, and was not believed. If it is a proxy of yours, name it there: until then all visitors share its address, and the limit of events with it.'

/**
 * What a proxy may tell of a request, by `X-Forwarded-For`, `-Host` and `-Proto`; `Forwarded` is not read.
 * @param proxies addresses and networks (`10.0.0.0/8`)
 * @param warn hears once of a proxy that is not among them
 * @throws {ConfigError} one of them is neither
 */
export function createProxyTrust(proxies: readonly string[], warn: (message: string) => void = () => {}) {
  let hasWarned = false
  const list = new BlockList()
  for (const proxy of proxies) addProxy(list, proxy)
  const isListed = (address: string) => isIP(address) > 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  const isTrusted =
    proxies.length === 0 ? () => false : (request: AnyRequest) => isListed(plainAddress(request.socket.remoteAddress))

  return {
    /** True when the request came through one of our own proxies. */
    isTrusted,
    /** The visitor's address: behind trusted proxies the last in `X-Forwarded-For` that is none of theirs. */
    clientAddress(request: AnyRequest): string {
      const peer = plainAddress(request.socket.remoteAddress)
      if (!isTrusted(request)) {
        if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) warn(UNTRUSTED)
        hasWarned ||= request.headers['x-forwarded-for'] !== undefined
        return peer
      }
      const hops = readValues(request, 'x-forwarded-for').map((hop) => plainAddress(withoutPort(hop)))
      // What stands before one that cannot be read may be the visitor's own words.
      const client = hops.findLast((hop) => !isListed(hop)) ?? peer
      return isIP(client) > 0 ? client : peer
    },
    /** The requested host: `X-Forwarded-Host` is believed from trusted proxies only. */
    host(request: AnyRequest): string {
      const forwarded = isTrusted(request) ? readValues(request, 'x-forwarded-host').at(-1) : undefined
      return forwarded ?? request.headers.host ?? ''
    },
    /**
     * True when trusted proxies name several hosts or schemes. A proxy that appends hands the visitor's own value on, and one
     * that caches may know the page by another of them.
     */
    isContradictory: (request: AnyRequest): boolean =>
      isTrusted(request) &&
      SINGLE_VALUED.some((name) => new Set(readValues(request, name).map((value) => value.toLowerCase())).size > 1),
    /** `X-Forwarded-Proto` of a trusted proxy, undefined where it names none; `http` else, which is all that we speak. */
    scheme(request: AnyRequest): 'http' | 'https' | undefined {
      if (!isTrusted(request)) return 'http'
      const named = readValues(request, 'x-forwarded-proto').at(-1)?.toLowerCase()
      return named === 'http' || named === 'https' ? named : undefined
    },
  }
}

function addProxy(list: BlockList, proxy: string): void {
  const [address = '', prefix] = proxy.split('/')
  const family = isIPv6(address) ? 'ipv6' : 'ipv4'
  try {
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  } catch (cause) {
    throw new ConfigError(
      `TRUSTED_PROXIES names "${proxy}", which is neither an address nor a network like 10.0.0.0/8.`,
      { cause },
    )
  }
}

const SINGLE_VALUED = ['x-forwarded-host', 'x-forwarded-proto'] as const

/** Each proxy appends its own value: the last is what the nearest one wrote. */
function readValues({ headers }: AnyRequest, name: 'x-forwarded-for' | (typeof SINGLE_VALUED)[number]): string[] {
  return String(headers[name] ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean)
}

/** Some proxies write `203.0.113.9:5555` and `[2001:db8::1]:443`. */
function withoutPort(hop: string): string {
  return /^\[(.*)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop
}

/** A dual-stack socket writes IPv4 addresses as IPv6. */
function plainAddress(address = ''): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
