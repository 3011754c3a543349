import { isIP } from 'node:net'
import { PageError } from '@clipfront/routing/errors'
import { matchesSecret } from '@clipfront/settings'
import type { FastifyRequest } from 'fastify'

/**
 * Lets only our own site servers pass: what they say of site, environment and client address is believed.
 * @param authorization the header, `Bearer {INTERNAL_TOKEN}`
 * @throws {PageError} 401 without a token, 403 with a wrong one
 */
export function requireInternalToken(authorization: string | undefined, internalToken: string): void {
  if (hasInternalToken(authorization, internalToken)) return
  if (!/^Bearer +\S+$/i.test(authorization ?? ''))
    throw new PageError(
      401,
      'token-missing',
      'Only the sites’ own servers may send this: send INTERNAL_TOKEN as a bearer token.',
    )
  throw new PageError(
    403,
    'token-wrong',
    'The token is not INTERNAL_TOKEN. Servers that share no data folder need it set alike.',
  )
}

/**
 * True for one of our own site servers.
 * @param authorization the header, `Bearer {INTERNAL_TOKEN}`
 */
export function hasInternalToken(authorization: string | undefined, internalToken: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  return given !== undefined && matchesSecret(given, internalToken)
}

/**
 * The client's address, as a site's server has decided it (`TRUSTED_PROXIES`). Believed only together with the internal token.
 * @returns empty when none is named
 */
export function forwardedAddress({ headers }: FastifyRequest): string {
  const [address = ''] = String(headers['x-forwarded-for'] ?? '').split(',')
  return isIP(address.trim()) ? address.trim() : ''
}
