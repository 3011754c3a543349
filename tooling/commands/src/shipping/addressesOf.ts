import type { LiveEnvironment } from '@clipfront/shell/releases'
import { localHostOf, type Site } from '@clipfront/site-config'

/** Where a site's release is seen. @param isDev whether localhost and `dev.` names show it as well */
export function addressesOf(site: Site, environment: LiveEnvironment, isDev: boolean, port: number): string[] {
  const prefix = environment === 'beta' ? 'beta.' : ''
  const local = isDev ? [`http://${localHostOf(site)}:${port}/`] : []
  return [`https://${prefix}${site.hosts[0]}/`, ...local]
}
