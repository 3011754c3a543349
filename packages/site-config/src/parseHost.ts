import type { Environment } from './environmentOf.ts'

interface ParsedHost {
  /** Lower case, without port and without the environment's label. */
  name: string
  environment: Environment
}

/** Lower case is meant of these alone: other scripts hold letters whose lower case is one of ours. */
const ASCII = /^[!-~]*$/

/** Takes a Host header apart. It is untrusted: whatever does not look like a host keeps its odd characters and so matches no site. */
export function parseHost(host: string): ParsedHost {
  const given = host.trim().replace(/:\d+$/, '')
  const bare = ASCII.test(given) ? given.toLowerCase() : given
  if (bare.startsWith('dev.')) return { name: bare.slice('dev.'.length), environment: 'dev' }
  if (bare.startsWith('beta.')) return { name: bare.slice('beta.'.length), environment: 'beta' }
  return { name: bare, environment: 'prod' }
}
