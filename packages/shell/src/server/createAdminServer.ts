import { createServer, type Server } from 'node:http'
import type { ReleaseNames } from '../releases/readLive.ts'
import type { PageApi } from './pages/createPageApi.ts'
import { describeLoaded } from './release/describeLoaded.ts'

export interface AdminState {
  /** The releases that each process has loaded which takes requests now. */
  loaded: () => readonly ReleaseNames[]
  api: PageApi
}

/**
 * `/healthz`, `/readyz` and `/metrics` on a port of their own, so that no Host of the sites' port leads there. Ready means:
 * some process takes requests, with the releases that are listed. That page-api answers is shown and not asked for: without it a site still serves what it has kept.
 */
export function createAdminServer(state: AdminState): Server {
  const answers: Readonly<Record<string, () => Promise<[status: number, body: string]>>> = {
    '/healthz': async () => [200, 'alive\n'],
    '/readyz': async () => {
      const pageApi = (await state.api.isAlive()) ? 'answers' : 'does not answer'
      const releases = describeLoaded(state.loaded())
      const [status, word] = releases.length > 0 ? [200, 'ready'] : [503, 'starting']
      return [status, [word, `page-api ${pageApi}`, ...releases, ''].join('\n')]
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
          `clipfront_sites ${describeLoaded(state.loaded()).length}`,
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
