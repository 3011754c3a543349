import { promisify } from 'node:util'
import { type BusinessUnit, sites } from '@clipfront/site-config'
import { createLogger, createRequestMetrics } from '@clipfront/telemetry'
import { createSiteServer, type SiteServerOptions } from '../server/createSiteServer.ts'
import { createPageApiClient } from '../server/http/createPageApiClient.ts'
import { ask, type AskOptions } from './ask.ts'
import { buildRelease } from './buildRelease.tsx'
import { startPageApi } from './startPageApi.ts'

export const TOKEN = 'a token of the tests'
export const NOW = '2026-11-20T12:00:00.000Z'

/** The real server of a unit's sites, over loopback, with page-api's stand-in behind it and plain templates in front. */
export async function startSites(unit: BusinessUnit = 'main', options: Partial<SiteServerOptions> = {}) {
  const pageApi = await startPageApi()
  const requests: Record<string, unknown>[] = []
  const logged: Record<string, unknown>[] = []
  const warned: Record<string, unknown>[] = []
  const lines: Partial<Record<string, Record<string, unknown>[]>> = { error: logged, warn: warned, info: requests }
  const write = (line: string) => {
    const entry = JSON.parse(line) as Record<string, unknown>
    lines[String(entry['level'])]?.push(entry)
  }
  const metrics = createRequestMetrics('site_server')
  const api = createPageApiClient(pageApi.url, TOKEN)
  const wanted = sites.filter((site) => site.businessUnit === unit)
  const releases = new Map(wanted.map((site) => [site.code, { prod: buildRelease(site) }]))
  const server = createSiteServer({
    unit,
    wanted,
    releases,
    archive: async () => undefined,
    mediaFolder: '/nonexistent',
    imageCacheFolder: '/dev/null/none',
    imageJobs: 2,
    api,
    pageCache: false,
    trustedProxies: [],
    now: () => new Date(NOW),
    logger: createLogger('test', { write }),
    metrics,
    ...options,
  })
  const port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port)
  return {
    pageApi,
    /** Errors in the log. */
    logged,
    /** Warnings in the log. */
    warned,
    /** Request lines in the log. */
    requests,
    metrics,
    port,
    countConnections: () => promisify(server.server.getConnections.bind(server.server))(),
    ask: (host: string, target: string, more?: AskOptions) => ask(port, host, target, more),
    async close() {
      await server.close()
      await api.close()
      await pageApi.close()
    },
  }
}
