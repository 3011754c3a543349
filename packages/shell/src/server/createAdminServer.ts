import { createServer, type Server } from 'node:http'
import { Registry, sumFigures } from '@clipfront/telemetry'
import type { PageApi } from './pages/createPageApi.ts'
import type { RunningServer } from './workers/Serving.ts'
import { describeLoaded } from './release/describeLoaded.ts'

export interface AdminState extends Pick<RunningServer, 'loaded' | 'figures'> {
  api: PageApi
}

/**
 * `/healthz`, `/readyz` and `/metrics` on a port of their own, so that no Host of the sites' port leads there. Ready means:
 * some process takes requests, with the releases that are listed. That page-api answers is shown and not asked for: without it a site still serves what it has kept.
 */
export function createAdminServer(state: AdminState): Server {
  const answers: Readonly<Record<string, () => Promise<[status: number, body: string, type?: string]>>> = {
    '/healthz': async () => [200, 'alive\n'],
    '/readyz': async () => {
      const pageApi = (await state.api.isAlive()) ? 'answers' : 'does not answer'
      const releases = describeLoaded(state.loaded())
      const [status, word] = releases.length > 0 ? [200, 'ready'] : [503, 'starting']
      return [status, [word, `page-api ${pageApi}`, ...releases, ''].join('\n')]
    },
    '/metrics': async () => {
      const sites = `# TYPE clipfront_sites gauge\nclipfront_sites ${describeLoaded(state.loaded()).length}\n`
      return [200, (await sumFigures(await state.figures()).metrics()) + sites, Registry.PROMETHEUS_CONTENT_TYPE]
    },
  }
  return createServer(async (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1)
    const [status, body, type = 'text/plain; charset=utf-8'] = (await answers[path]?.()) ?? [404, 'not found\n']
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
  })
}
