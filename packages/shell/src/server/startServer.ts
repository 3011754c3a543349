import cluster from 'node:cluster'
import { once } from 'node:events'
import { ConfigError } from '@clipfront/routing/errors'
import { createLogger } from '@clipfront/telemetry'
import { findSite, findSiteByName, type Site, sites } from '@clipfront/site-config'
import { describeIssues, findSiteIssues } from '@clipfront/site-config/issues'
import type { UnitApp } from '../config/UnitApp.ts'
import { createReleaseStore } from '../releases/createReleaseStore.ts'
import { createAdminServer } from './createAdminServer.ts'
import { createPageApiClient } from './http/createPageApiClient.ts'
import { readServerSettings } from './readServerSettings.ts'
import { WorkerFailed } from './workers/createWorkerPool.ts'
import { runPrimary } from './workers/runPrimary.ts'
import { runWorker } from './workers/runWorker.ts'
import type { RunningServer, ServerProcess } from './workers/ServerProcess.ts'
import { serve } from './workers/serve.ts'

/** Requests that take longer are cut off. */
const STOP_TIMEOUT_MS = 4000

/**
 * Runs the server of a unit's sites until SIGTERM or SIGINT, which shut it down gracefully. Releases that are shipped meanwhile
 * are taken over by new workers, one after the other. A wrong configuration ends the process with one line that says what to do.
 */
export async function startServer(app: Pick<UnitApp, 'unit'>, env: NodeJS.ProcessEnv = process.env): Promise<void> {
  try {
    await run(app, env)
  } catch (thrown) {
    if (!isExpected(thrown)) throw thrown
    // The worker has logged why.
    if (!(thrown instanceof WorkerFailed)) process.stderr.write(`${thrown.message}\n`)
    process.exit(1)
  }
}

async function run({ unit }: Pick<UnitApp, 'unit'>, env: NodeJS.ProcessEnv): Promise<void> {
  const settings = readServerSettings(unit, env)
  const issues = findSiteIssues(sites)
  if (issues.length > 0) throw new ConfigError(describeIssues(issues))
  const ofUnit = sites.filter((site) => site.businessUnit === unit)
  const wanted = chooseSites(ofUnit, settings.sites)
  const store = createReleaseStore(settings.releasesFolder)
  const serveHere = () => serve(unit, wanted, store, settings)
  if (cluster.isWorker) return runWorker(serveHere)

  const serving = await (settings.workers === 0
    ? runHere(serveHere)
    : runPrimary(settings.workers, wanted, store, createLogger(unit)))
  const api = createPageApiClient(settings.pageApiUrl, settings.internalToken)
  const admin = createAdminServer({ ...serving, api })
  admin.listen(settings.adminPort, settings.adminHost)
  await once(admin, 'listening')

  const stop = async () => {
    setTimeout(() => process.exit(0), STOP_TIMEOUT_MS + 1000).unref()
    admin.close()
    admin.closeAllConnections()
    await serving.stop({ withinMs: STOP_TIMEOUT_MS, isReplaced: false })
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
}

/** Serves in this process, which takes over no later release. */
async function runHere(start: () => Promise<ServerProcess>): Promise<RunningServer> {
  const { loaded, figures, stop } = await start()
  return { loaded: () => [loaded], figures: async () => [await figures()], stop }
}

/** `SITES` may name sites of the other unit too: one environment serves both servers. */
function chooseSites(ofUnit: readonly Site[], names: readonly string[] | null): readonly Site[] {
  if (names === null) return ofUnit
  for (const name of names) {
    if (!findSiteByName(name) && !findSite(name)) throw new ConfigError(`SITES names "${name}", which is no site.`)
  }
  return ofUnit.filter((site) => names.some((name) => (findSiteByName(name) ?? findSite(name)) === site))
}

function isExpected(thrown: unknown): thrown is Error {
  if (thrown instanceof ConfigError || thrown instanceof WorkerFailed) return true
  return thrown instanceof Error && 'syscall' in thrown && thrown.syscall === 'listen'
}
