import { PageError } from '@clipfront/routing/errors'
import { matchesSecret } from '@clipfront/settings'
import type { Site } from '@clipfront/site-config'
import type { FastifyBaseLogger } from 'fastify'

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

/** Within the 300 characters that the desk shows of a message. */
export const TOKEN_REFUSED =
  'INTERNAL_TOKEN is missing or wrong, so what is sent in the name of this site is lost. If its server is ours, give it and page-api the same token, or none where they share CLIPFRONT_DATA, and restart both'

/**
 * Notes that something was refused for its token: a site's server whose token is wrong loses all of its events, and nobody else
 * can tell. Once a minute and site at most (`limitRepeats`), with nothing of whoever sent it.
 * @param site that it was sent in the name of, if that is one of ours
 */
export function reportRefusedToken(log: FastifyBaseLogger, site: Site | undefined, route: string): void {
  log.warn({ site: site?.code ?? 'none', route }, TOKEN_REFUSED)
}

/**
 * True for one of our own site servers.
 * @param authorization the header, `Bearer {INTERNAL_TOKEN}`
 */
export function hasInternalToken(authorization: string | undefined, internalToken: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  return given !== undefined && matchesSecret(given, internalToken)
}
