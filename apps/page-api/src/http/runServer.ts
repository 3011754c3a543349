import { once } from 'node:events'
import path from 'node:path'
import { ConfigError } from '@clipfront/routing/errors'
import { createLogger, createRequestMetrics, observeProcess } from '@clipfront/telemetry'
import type { FastifyInstance } from 'fastify'
import { createCatalogCache } from '@clipfront/catalog/context'
import { openDatabase, refreshStatistics } from '@clipfront/catalog/database'
import { deleteOldEvents } from '@clipfront/catalog/events'
import { readSettings } from '../settings/readSettings.ts'
import { createSitemapFiles } from '../sitemap/createSitemapFiles.ts'
import { createAdmin } from './createAdmin.ts'
import { createApi } from './createApi.ts'

const STATEMENT_TIMEOUT_MS = 10_000
const CLEANING_MS = 6 * 60 * 60 * 1000
const SITEMAP_REFRESH_MS = 60_000

/**
 * Runs the API until the signal says stop, then ends all that it began.
 * @throws {ConfigError} it cannot start: the message says what to change
 */
export async function runServer(environment: NodeJS.ProcessEnv, stop: AbortSignal): Promise<void> {
  const settings = readSettings(environment)
  const { clock } = settings
  const { database, location, close } = await openDatabase({ ...settings, statementTimeoutMs: STATEMENT_TIMEOUT_MS })
  console.log(`page-api: database in ${location}`)
  const logger = createLogger('page-api')
  const metrics = createRequestMetrics('page_api')
  observeProcess(metrics.registry)
  const report = (what: string) => (err: unknown) => logger.error({ err }, what)
  const reportCleaning = report('old events could not be deleted')
  const cache = createCatalogCache({ onRefreshError: report('a cached value could not be loaded anew') })
  const sitemaps = createSitemapFiles({
    database,
    clock,
    folder: path.join(settings.dataFolder, 'sitemaps'),
    onRefreshError: report('sitemaps could not be written anew'),
    signal: stop,
  })
  const api = await createApi({ database, clock, settings, cache, sitemaps, metrics, logger })
  const admin = createAdmin(database, metrics.registry)
  const cleaning = setInterval(() => void deleteOldEvents(database, clock.now()).catch(reportCleaning), CLEANING_MS)
  const refreshing = setInterval(() => void sitemaps.refresh(), SITEMAP_REFRESH_MS)
  try {
    await deleteOldEvents(database, clock.now())
    await refreshStatistics(database)
    await listen(api, settings.host, settings.port, 'PORT_API')
    await listen(admin, '127.0.0.1', settings.adminPort, 'PORT_ADMIN_API')
    console.log(`page-api: ready on ${api.listeningOrigin}`)
    if (!stop.aborted) await once(stop, 'abort')
  } finally {
    clearInterval(cleaning)
    clearInterval(refreshing)
    await Promise.all([api.close(), admin.close()])
    await close()
  }
}

async function listen(server: FastifyInstance, host: string, port: number, name: string): Promise<void> {
  try {
    await server.listen({ host, port })
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error
    throw new ConfigError(
      error.code === 'EADDRINUSE'
        ? `port ${port} is in use. End what uses it, or set ${name} to another port.`
        : `cannot listen on ${host}:${port} (${String(error.code)}). Set HOST and ${name} to an address and a port of this machine.`,
      { cause: error },
    )
  }
}
