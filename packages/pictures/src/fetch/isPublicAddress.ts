import ipaddr from 'ipaddr.js'

/** Ranges of tunnels and translators are not public either: some of their addresses lead to 127.0.0.1. */
const PUBLIC_RANGE = 'unicast'
/** IPv4 as IPv6 wrote it once; the library counts it as unicast. */
const OLD_IPV4_WITHIN = ipaddr.parseCIDR('::/96')

/**
 * Whether an address lies in the public internet, where pictures may be fetched from.
 * @param address as a resolver gives it
 */
export function isPublicAddress(address: string): boolean {
  // Takes 127.0.0.1 out of ::ffff:127.0.0.1.
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv6' && parsed.match(OLD_IPV4_WITHIN)) return false
  return parsed.range() === PUBLIC_RANGE
}
