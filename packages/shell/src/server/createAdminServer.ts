import { createServer, type Server } from 'node:http'
import { Registry, sumFigures } from '@clipfront/telemetry'
import { LIVE_ENVIRONMENTS } from '../releases/deployments.ts'
import type { ReleaseNames } from '../releases/readLive.ts'
import type { PageApiClient } from './http/createPageApiClient.ts'
import type { RunningServer } from './workers/ServerProcess.ts'

export interface AdminState extends Pick<RunningServer, 'loaded' | 'figures'> {
  api: PageApiClient
}

/**
 * `/healthz`, `/readyz` and `/metrics` on a port of their own. Ready means that every page can be served: a worker responds, and
 * page-api and its database do. Without page-api cached pages are served for up to a minute, and all others fail: a balancer
 * sends requests to another server then, if there is one. The text says why, and lists the releases.
 */
export function createAdminServer(state: AdminState): Server {
  const endpoints: Readonly<Record<string, () => Promise<[status: number, body: string, type?: string]>>> = {
    '/healthz': async () => [200, 'alive\n'],
    '/readyz': async () => {
      const releases = describeLoaded(state.loaded())
      const reasons = [releases.length > 0 ? undefined : 'no worker responds', await state.api.findNotReadyReason()]
      const [status, word] = reasons.some(Boolean) ? [503, 'not ready'] : [200, 'ready']
      return [status, [word, ...reasons.filter(Boolean), ...releases, ''].join('\n')]
    },
    '/metrics': async () => {
      const sites = `# TYPE clipfront_sites gauge\nclipfront_sites ${describeLoaded(state.loaded()).length}\n`
      return [200, (await sumFigures(await state.figures()).metrics()) + sites, Registry.PROMETHEUS_CONTENT_TYPE]
    },
  }
  return createServer(async (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1)
    const [status, body, type = 'text/plain; charset=utf-8'] = (await endpoints[path]?.()) ?? [404, 'not found\n']
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
  })
}

/**
 * Which releases are loaded: `uk.clipfront.example prod 71efb2a7efa99425`. Where processes differ, during a roll, each release is
 * followed by how many have it.
 * @param processes what each of them has loaded
 * @returns a line per site
 */
export function describeLoaded(processes: readonly ReleaseNames[]): string[] {
  const sites = new Set(processes.flatMap((names) => Object.keys(names)))
  return Array.from(sites, (site) => {
    const environments = LIVE_ENVIRONMENTS.flatMap((environment) => {
      const releases = processes.flatMap((names) => names[site]?.[environment] ?? [])
      return releases.length > 0 ? [`${environment} ${countEach(releases, processes.length)}`] : []
    })
    return [site, ...environments].join(' ')
  })
}

function countEach(releases: readonly string[], most: number): string {
  const counted = Map.groupBy(releases, (release) => release)
  const count = ([release, { length }]: [string, string[]]) =>
    length === most ? release : `${release} (${length} of ${most})`
  return Array.from(counted, count).join(' ')
}
