import { NOT_FOUND_MESSAGE } from '@clipfront/routing/errors'
import { releaseHeaders } from '../http/cacheHeaders.ts'
import { encodeText } from '../http/encodeText.ts'
import { plainText } from '../http/plainText.ts'
import type { Handler } from '../http/RequestContext.ts'
import { renderOfflinePage } from '../offline/renderOfflinePage.ts'
import { writeLastWorker, writeServiceWorker } from '../offline/writeServiceWorker.ts'

/** `/offline`: what a service worker shows where no page can be had (R7.14). */
export const offline: Handler = {
  async handle({ request, reply, site, release, environment }) {
    const words = release.renderer.offlineWords
    if (!words) return plainText(reply, 404, NOT_FOUND_MESSAGE)
    const { html, headers } = renderOfflinePage(site, words)
    const encoded = await encodeText(html, request.headers['accept-encoding'])
    // A worker stores it until the next release: a cache between must not give it that of the one before.
    reply.headers({ ...releaseHeaders(environment), ...headers, ...encoded.headers, 'cache-control': 'no-cache' })
    return reply.type('text/html; charset=utf-8').send(encoded.body)
  },
}

/**
 * `/sw.js`: the service worker of the release that is live. Where there is to be none it answers one that ends those that are
 * in browsers: a worker that gets no answer stays for ever.
 * @param isOn false where the operator has switched it off (`SERVICE_WORKER=off`)
 */
export function createServiceWorker(isOn: boolean): Handler {
  return {
    handle({ reply, release, environment }) {
      const isWanted = isOn && environment !== 'dev' && release.renderer.offlineWords !== undefined
      // Browsers ask past their own caches; one between would hold a new release back.
      reply.headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
      return reply
        .type('text/javascript; charset=utf-8')
        .send(isWanted ? writeServiceWorker(release.hash) : writeLastWorker())
    },
  }
}
