import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { ConfigError } from '@clipfront/routing/errors'

/** Fastify's request, or Node's own. */
type AnyRequest = Pick<IncomingMessage, 'headers' | 'socket'>

/**
 * @param proxies addresses and networks (`10.0.0.0/8`)
 * @throws {ConfigError} one of them is neither
 */
export function createProxyTrust(proxies: readonly string[]) {
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
      if (!isTrusted(request)) return peer
      const hops = String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .map((hop) => plainAddress(hop.trim()))
      return hops.findLast((hop) => isIP(hop) > 0 && !isListed(hop)) ?? peer
    },
    /** The requested host: `X-Forwarded-Host` is believed from trusted proxies only. */
    host(request: AnyRequest): string {
      const forwarded = isTrusted(request) ? request.headers['x-forwarded-host'] : undefined
      if (typeof forwarded !== 'string') return request.headers.host ?? ''
      return readFirst(forwarded)
    },
    /** `X-Forwarded-Proto` of a trusted proxy, undefined where it names none; `http` else, which is all that we speak. */
    scheme(request: AnyRequest): 'http' | 'https' | undefined {
      if (!isTrusted(request)) return 'http'
      const named = readFirst(String(request.headers['x-forwarded-proto'] ?? '')).toLowerCase()
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

/** Each proxy appends its own; the first is the visitor's. */
function readFirst(forwarded: string): string {
  return forwarded.split(',', 1)[0]?.trim() ?? ''
}

/** A dual-stack socket writes IPv4 addresses as IPv6. */
function plainAddress(address = ''): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
