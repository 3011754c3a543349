import { once } from 'node:events'
import path from 'node:path'
import { ConfigError } from '@clipfront/routing/errors'
import {
  Counter,
  createLogger,
  createRequestMetrics,
  Gauge,
  observeProcess,
  rememberProblems,
} from '@clipfront/telemetry'
import { HOST_NAMES, type PortName } from '@clipfront/settings'
import type { FastifyInstance } from 'fastify'
import { createCatalogCache } from '@clipfront/catalog/context'
import { openDatabase, refreshStatistics } from '@clipfront/catalog/database'
import { sites } from '@clipfront/site-config'
import { createLanguageModel } from '../assistant/createLanguageModel.ts'
import { createCounting } from '../counts/createCounting.ts'
import { createDatabaseWriter } from '../events/createEventWriter.ts'
import { countRejections } from '../events/countRejections.ts'
import { createRollupUpkeep } from '../events/createRollupUpkeep.ts'
import { forgetSalts } from '../events/forgetSalts.ts'
import { maintainEventDays } from '../events/maintainEventDays.ts'
import { serveDesk } from '../desk/serveDesk.ts'
import { countSearchMisses } from '../searches/countSearchMisses.ts'
import { createDelivery } from '@clipfront/mail/delivery'
import { createConfirmations } from '../mails/createConfirmations.ts'
import { readSettings } from '../settings/readSettings.ts'
import { createSitemapFiles } from '../sitemap/createSitemapFiles.ts'
import { createAdmin } from './createAdmin.ts'
import { createApi } from './createApi.ts'

const STATEMENT_TIMEOUT_MS = 10_000
const SITEMAP_REFRESH_MS = 60_000
const COUNTING_MS = 5000
const WRITING_MS = 10_000
/** A shopper who has subscribed waits for a mail. */
const MAILING_MS = 2000
/** How long what is being answered may take after the signal; an event is tried for half of it while the database is away. */
const DRAIN_MS = 10_000

/**
 * Runs the API until the signal says stop, then ends all that it began.
 * @throws {ConfigError} it cannot start: the message says what to change
 */
export async function runServer(environment: NodeJS.ProcessEnv, stop: AbortSignal): Promise<void> {
  const settings = readSettings(environment)
  const { clock } = settings
  const problems = rememberProblems()
  const logger = createLogger('page-api', problems)
  const { database, location, isReachable, close } = await openDatabase({
    ...settings,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    report: (message) => logger.warn(message),
  })
  console.log(`page-api: database in ${location}`)
  const metrics = createRequestMetrics('page_api')
  observeProcess(metrics.registry)
  const report = (what: string) => (err: unknown) => logger.error({ err }, what)
  const cache = createCatalogCache({ onRefreshError: report('a cached value could not be loaded anew') })
  const sitemaps = createSitemapFiles({
    database,
    clock,
    folder: path.join(settings.dataFolder, 'sitemaps'),
    onRefreshError: report('sitemaps could not be written anew'),
    signal: stop,
  })
  const rollups = createRollupUpkeep({
    database,
    clock,
    onError: (day, err) => logger.error({ err, day }, 'the events of a day could not be counted'),
  })
  const events = createDatabaseWriter({ database, onStored: (stored) => rollups.noteEvents(stored) })
  const waiting: Gauge = new Gauge({
    name: 'page_api_events_waiting',
    help: 'Events that wait or are being stored.',
    registers: [],
    collect: () => waiting.set(events.countWaiting()),
  })
  metrics.registry.registerMetric(waiting)
  const answers = new Counter({
    name: 'page_api_assistant_answers_total',
    help: 'Questions answered by the language model or the catalog; why by the catalog where the model else does; gone: nobody waited.',
    labelNames: ['site', 'outcome'],
    registers: [metrics.registry],
  })
  const searches = countSearchMisses({ database, clock })
  const rejections = countRejections({ database, clock })
  const writeCounts = async () => {
    await searches.flush().catch(report('searches without a result could not be counted'))
    await rejections.flush().catch(report('events that were refused could not be counted'))
  }
  const parts = { events, database, isReachable, clock, settings, cache, sitemaps, metrics, logger }
  const api = await createApi({
    ...parts,
    ...(settings.languageModel && {
      languageModel: createLanguageModel(settings.languageModel, {
        onPause: (reason) => logger.warn(`the language model is left alone for a minute: ${reason}`),
      }),
    }),
    countAnswer: (site, outcome) => answers.inc({ site, outcome }),
    countSearchMiss: searches.count,
    countRejection: rejections.count,
  })
  const admin = createAdmin(isReachable, metrics.registry)
  const { dataFolder, sitePorts, adminHost: host, readFiguresToken: readToken } = settings
  const desk = { database, isReachable, clock, dataFolder, sitePorts, logger, readRemembered: problems.read }
  serveDesk(admin, desk, { host, readToken })
  const drains = [prepareDrain(api), prepareDrain(admin)]
  const refreshing = setInterval(() => void sitemaps.refresh(), SITEMAP_REFRESH_MS)
  const counting = createCounting({
    database,
    clock,
    sites: sites.map(({ code }) => code),
    onError: (site, err) => logger.error({ err, site }, 'the offers of a site could not be counted'),
  })
  const counts = setInterval(() => {
    void counting.countDue()
    void rollups.countDue()
  }, COUNTING_MS)
  const confirmations = createConfirmations({
    database,
    clock,
    delivery: createDelivery(settings.mail, settings.dataFolder),
    settings: settings.mail,
    logger,
    stop,
  })
  const mailing = setInterval(() => void confirmations.sendDue(), MAILING_MS)
  const writing = setInterval(() => void writeCounts(), WRITING_MS)
  try {
    // Worth a moment's wait, and no more: figures of the planner that are old make pages slow, not wrong.
    await refreshStatistics(database).catch(report('the statistics of the tables could not be refreshed'))
    await counting.countNew().catch(report('the sites could not be counted'))
    await listen(api, settings.host, settings.port, 'PORT_API')
    await listen(admin, settings.adminHost, settings.adminPort, 'PORT_ADMIN_API')
    void maintainEventDays({ database, clock, logger, registry: metrics.registry, stop })
    void forgetSalts({ database, clock, logger, stop })
    void rollups.noteUncounted().catch(report('the days to be counted could not be found'))
    console.log(`page-api: ready on ${api.listeningOrigin}`)
    if (!stop.aborted) await once(stop, 'abort')
  } finally {
    clearInterval(refreshing)
    clearInterval(counts)
    clearInterval(writing)
    clearInterval(mailing)
    await Promise.all([...drains.map(async (drain) => drain()), confirmations.close()])
    await writeCounts()
    await close()
  }
}

async function listen(server: FastifyInstance, host: string, port: number, name: PortName): Promise<void> {
  try {
    await server.listen({ host, port })
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error
    throw new ConfigError(
      error.code === 'EADDRINUSE'
        ? `port ${port} is in use. End what uses it, or set ${name} to another port.`
        : `cannot listen on ${host}:${port} (${String(error.code)}). Set ${HOST_NAMES[name]} and ${name} to an address and a port of this machine.`,
      { cause: error },
    )
  }
}

/**
 * Prepares a server for a graceful shutdown, before it listens: what it has taken is answered, and each connection is closed with
 * its answer. A client that keeps a connection, or reads nothing, would hold the process for a minute: it is cut off in the end.
 * @returns closes the server; settles when its last connection is closed
 */
function prepareDrain(server: FastifyInstance): () => Promise<void> {
  let isDraining = false
  server.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close')
  })
  return async () => {
    isDraining = true
    const limit = setTimeout(() => server.server.closeAllConnections(), DRAIN_MS)
    await server.close()
    clearTimeout(limit)
  }
}
