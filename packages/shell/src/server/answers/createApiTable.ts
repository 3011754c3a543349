import { productUrl } from '../../config/productUrl.ts'
import { callerOf } from '../http/callerOf.ts'
import type { Exchange, Route } from '../http/Exchange.ts'
import { isFromOwnPage } from '../http/isFromOwnPage.ts'
import { JSON_TYPE, passCall, refuseCall } from '../http/passCall.ts'
import type { ApiPost } from '../pages/createPageApi.ts'
import type { ServerParts } from '../ServerParts.ts'
import type { Answer } from './Answer.ts'

const READ = ['GET', 'HEAD'] as const
const MAX_PATH_LENGTH = 4000
const NO_CALL: Answer = {
  methods: ['GET', 'HEAD', 'POST'],
  reply: (exchange) => refuseCall(exchange, 404, 'no such call'),
}

/** What a site's browsers may ask of their own site: this closed table, passed on to page-api. */
export function createApiTable(parts: ServerParts): (path: string) => { name: Route; answer: Answer } {
  const { api, proxies, now } = parts

  const ask = (exchange: Exchange, path: string, post?: ApiPost) => api.ask(path, callerOf(exchange, proxies), post)

  const calls: Readonly<Record<`/api/${string}`, Answer>> = {
    '/api/page': {
      methods: READ,
      async reply(exchange) {
        const wanted = new URLSearchParams(exchange.query).get('url') ?? ''
        const [path = '', query = ''] = wanted.split(/\?(.*)/s)
        if (!isOwnPath(path))
          return refuseCall(exchange, 400, 'url must be a path of this site, percent-encoded, beginning with one slash')
        const answer = await ask(exchange, `${exchange.site.api}/pages${productUrl(path, query)}`)
        exchange.reply.header('x-rendered-at', now().toISOString())
        // A redirect is a value here: `fetch` would follow the status by itself and never show it.
        const status = answer.status === 301 || answer.status === 302 ? 200 : answer.status
        return passCall(exchange, { ...answer, status })
      },
    },
    '/api/search': {
      methods: READ,
      async reply(exchange) {
        const given = new URLSearchParams(exchange.query)
        const asked = new URLSearchParams()
        for (const key of ['q', 'limit']) {
          const value = given.get(key)
          if (value) asked.set(key, value.slice(0, 200))
        }
        return passCall(exchange, await ask(exchange, `${exchange.site.api}/search?${asked}`))
      },
    },
    '/api/pagepoint': {
      methods: ['POST'],
      async reply(exchange) {
        const { request, query } = exchange
        if (!isFromOwnPage(exchange)) return refuseCall(exchange, 403, 'events come from our own pages')
        const type = new URLSearchParams(query).get('type') ?? ''
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const post = { contentType: request.headers['content-type'] ?? 'application/octet-stream', body }
        return passCall(exchange, await ask(exchange, `/pagepoint?${new URLSearchParams({ type })}`, post))
      },
    },
    '/api/visitor': {
      methods: READ,
      reply: (exchange) =>
        passCall(exchange, {
          status: 200,
          contentType: JSON_TYPE,
          body: JSON.stringify({ ip: proxies.clientAddress(exchange.request), region: null }),
        }),
    },
  }
  const routes = new Map<string, { name: Route; answer: Answer }>(
    Object.entries(calls).map(([name, answer]) => [name, { name: name as keyof typeof calls, answer }]),
  )
  return (path) => routes.get(path) ?? { name: 'api', answer: NO_CALL }
}

/** As browsers write a path: printable ASCII, the rest percent-encoded. Anything else could not be sent on, and would look like page-api's fault. */
function isOwnPath(path: string): boolean {
  return /^\/(?!\/)[!-~]*$/.test(path) && !/[\\#]/.test(path) && path.length <= MAX_PATH_LENGTH
}
