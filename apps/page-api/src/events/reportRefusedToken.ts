import type { Site } from '@clipfront/site-config'
import type { FastifyBaseLogger } from 'fastify'

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
