import { OWN_PATHS } from '@clipfront/routing/own-paths'
import { releaseHeaders } from '../http/releaseHeaders.ts'
import type { Answer } from './Answer.ts'
import { sendAsset } from './sendAsset.ts'

/**
 * `/favicon.ico`, which browsers and crawlers ask for by themselves: the site's icon in its own bytes, since some of them follow
 * no redirect here. Where the release does not hold the icon (in development) it leads there.
 */
export const favicon: Answer = {
  methods: ['GET', 'HEAD'],
  reply(exchange) {
    const { reply, site, release, environment } = exchange
    const icon = release.assets.get(OWN_PATHS.favicon) ?? release.assets.get(site.icon)
    return icon ? sendAsset(exchange, icon) : reply.headers(releaseHeaders(environment)).redirect(site.icon, 302)
  },
}
