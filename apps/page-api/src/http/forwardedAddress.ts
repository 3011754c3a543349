import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * The client's address, as a site's server has decided it (`TRUSTED_PROXIES`). Believed only together with the internal token.
 * @returns empty when none is named
 */
export function forwardedAddress({ headers }: FastifyRequest): string {
  const [address = ''] = String(headers['x-forwarded-for'] ?? '').split(',')
  return isIP(address.trim()) ? address.trim() : ''
}
