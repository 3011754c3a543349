import type { Environment } from '@clipfront/site-config'
import type { LiveEnvironment } from '../../releases/moves.ts'
import type { Release } from './Release.ts'

/** The releases of one site that are live. */
export type LiveReleases = Partial<Record<LiveEnvironment, Release>>

/** The release that an environment shows: `beta.` and `dev.` names show beta's, or prod's where beta has none. */
export function releaseFor({ prod, beta }: LiveReleases, environment: Environment): Release | undefined {
  return environment === 'prod' ? prod : (beta ?? prod)
}
