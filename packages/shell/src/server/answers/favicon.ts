import { releaseHeaders } from '../http/releaseHeaders.ts'
import type { Answer } from './Answer.ts'
import { sendAsset } from './sendAsset.ts'

const PATH = '/favicon.ico'

/**
 * `/favicon.ico`, which browsers and crawlers ask for by themselves: the site's icon in its own bytes, since some of them follow
 * no redirect here. Where the release does not hold the icon (in development) it leads there.
 */
export const favicon: Answer = {
  matches: (path) => path === PATH,
  methods: ['GET', 'HEAD'],
  reply(exchange) {
    const { reply, site, release, environment } = exchange
    const icon = release.assets.get(PATH) ?? release.assets.get(site.icon)
    return icon ? sendAsset(exchange, icon) : reply.headers(releaseHeaders(environment)).redirect(site.icon, 302)
  },
}
