import type { Environment } from '@clipfront/site-config'

/**
 * Of a small answer that changes with a release alone: asked for again after an hour, as icons are. Of an environment under work
 * nothing is kept.
 */
export function releaseHeaders(environment: Environment): Record<string, string> {
  return {
    'cache-control': environment === 'prod' ? 'public, max-age=3600' : 'no-store',
    'x-content-type-options': 'nosniff',
  }
}
