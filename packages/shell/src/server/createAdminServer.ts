import { createServer, type Server } from 'node:http'
import type { PageApi } from './pages/createPageApi.ts'

export interface AdminState {
  /** Sites whose releases are loaded; empty until they are. */
  sites: readonly string[]
  api: PageApi
}

/**
 * `/healthz`, `/readyz` and `/metrics` on a port of their own, so that no Host of the sites' port leads there. Ready means:
 * the releases are loaded. That page-api answers is shown and not asked for: without it a site still serves what it has kept.
 */
export function createAdminServer(state: AdminState): Server {
  const answers: Readonly<Record<string, () => Promise<[status: number, body: string]>>> = {
    '/healthz': async () => [200, 'alive\n'],
    '/readyz': async () => {
      const pageApi = (await state.api.isAlive()) ? 'answers' : 'does not answer'
      const isReady = state.sites.length > 0
      return [isReady ? 200 : 503, `${isReady ? 'ready' : 'starting'}: ${state.sites.join(' ')}\npage-api ${pageApi}\n`]
    },
    '/metrics': async () => {
      const { rss, heapUsed } = process.memoryUsage()
      return [
        200,
        [
          '# TYPE process_resident_memory_bytes gauge',
          `process_resident_memory_bytes ${rss}`,
          '# TYPE nodejs_heap_used_bytes gauge',
          `nodejs_heap_used_bytes ${heapUsed}`,
          '# TYPE clipfront_sites gauge',
          `clipfront_sites ${state.sites.length}`,
          '',
        ].join('\n'),
      ]
    },
  }
  return createServer(async (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1)
    const [status, body] = (await answers[path]?.()) ?? [404, 'not found\n']
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(body)
  })
}
