import type { DeviceClass } from '@clipfront/routing/visitor'
import type { Environment } from '@clipfront/site-config'

export interface CacheKeyParts {
  /** Its code. */
  site: string
  environment: Environment
  /** Names the release. */
  release: string
  device: DeviceClass
  /** Path and product keys; absolute for hosts that must not be indexed, since their pages differ. */
  address: string
}

/** What makes two requests ask for the same HTML. Never the raw Host, a cookie or consent. */
export function cacheKey({ site, environment, release, device, address }: CacheKeyParts): string {
  return `${site} ${environment} ${release} ${device} ${address}`
}
