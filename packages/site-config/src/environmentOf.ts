import type { Site } from './site/Site.ts'
export const ENVIRONMENTS = ['dev', 'beta', 'prod'] as const
export type Environment = (typeof ENVIRONMENTS)[number]

const LOOPBACK = /^(?:(?:.*\.)?localhost|\[::1\]|127(?:\.\d{1,3}){3})$/s
/** Lower case is meant of these alone: other scripts hold letters whose lower case is one of ours. */
const ASCII = /^[!-~]*$/

/**
 * Which environment a Host header names (R9.8): a leading `dev.` or `beta.` label says it; localhost names and loopback
 * addresses are dev; everything else, also an unknown or missing host, is prod, where the rules are the strictest.
 */
export function environmentOf(host: string): Environment {
  const { name, environment } = parseHost(host)
  return LOOPBACK.test(name) ? 'dev' : environment
}

interface ParsedHost {
  /** Lower case, without port and without the environment's label. */
  name: string
  environment: Environment
}

/** Takes a Host header apart. It is untrusted: whatever does not look like a host keeps its odd characters and so matches no site. */
export function parseHost(host: string): ParsedHost {
  const given = host.trim().replace(/:\d+$/, '')
  const bare = ASCII.test(given) ? given.toLowerCase() : given
  if (bare.startsWith('dev.')) return { name: bare.slice('dev.'.length), environment: 'dev' }
  if (bare.startsWith('beta.')) return { name: bare.slice('beta.'.length), environment: 'beta' }
  return { name: bare, environment: 'prod' }
}

/** Where the pages of a site are on the web: `https://beta.…` on beta; else, for dev too, where production has them. */
export function resolveOrigin(
  { hosts, domainLink }: Pick<Site, 'hosts' | 'domainLink'>,
  environment: Environment,
): string {
  return environment === 'beta' ? `https://beta.${hosts[0]}` : domainLink
}
