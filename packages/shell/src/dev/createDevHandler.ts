import type { RequestListener } from 'node:http'
import type { Site } from '@clipfront/site-config'
import { createLogger, createRequestMetrics } from '@clipfront/telemetry'
import type { ViteDevServer } from 'vite'
import type { UnitApp } from '../config/UnitApp.ts'
import { createSiteServer } from '../server/createSiteServer.ts'
import { createPageApiClient } from '../server/http/createPageApiClient.ts'
import { readServerSettings } from '../server/readServerSettings.ts'
import { createDevRenderer } from './createDevRenderer.ts'
import { readPublicFiles } from './readPublicFiles.ts'

/** The site's own server as a middleware of Vite's; files come from Vite, and no page is kept. */
export async function createDevHandler(app: UnitApp, site: Site, vite: ViteDevServer): Promise<RequestListener> {
  const settings = readServerSettings(app.unit, process.env)
  const logger = createLogger('dev')
  // A terminal is for what goes wrong.
  logger.level = 'error'
  const release = {
    site,
    hash: 'dev',
    renderer: createDevRenderer(site, vite),
    assets: await readPublicFiles(app, site),
  }
  const server = createSiteServer({
    ...settings,
    unit: app.unit,
    wanted: [site],
    releases: new Map([[site.code, { prod: release }]]),
    archive: async () => undefined,
    api: createPageApiClient(settings.pageApiUrl, settings.internalToken),
    pageCache: false,
    logger,
    metrics: createRequestMetrics('site_server'),
  })
  await server.ready()
  return (request, response) => {
    // Vite's middlewares cut what they have dealt with off the address; ours wants it as it came.
    if ('originalUrl' in request && typeof request.originalUrl === 'string') request.url = request.originalUrl
    server.routing(request, response)
  }
}
