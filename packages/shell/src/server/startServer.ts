import { once } from 'node:events'
import { ConfigError } from '@clipfront/routing/errors'
import { findSite, findSiteByName, type Site, sites } from '@clipfront/site-config'
import type { UnitApp } from '../config/UnitApp.ts'
import { createReleaseStore } from '../releases/createReleaseStore.ts'
import { createAdminServer } from './createAdminServer.ts'
import { createSiteServer } from './createSiteServer.ts'
import { writeLog } from './http/writeLog.ts'
import { createPageApi } from './pages/createPageApi.ts'
import { createAssetArchive } from './release/createAssetArchive.ts'
import { loadLiveReleases } from './release/loadLiveReleases.ts'
import { readServerSettings } from './settings/readServerSettings.ts'

/** Requests under way may end; what hangs longer is cut off. */
const DRAIN_MS = 4000

/**
 * Runs the server of a unit's sites until SIGTERM or SIGINT: then it takes no new request, ends those under way and exits.
 * A configuration that cannot work ends the process with one line that says what to do.
 */
export async function startServer(app: Pick<UnitApp, 'unit'>, env: NodeJS.ProcessEnv = process.env): Promise<void> {
  try {
    await run(app, env)
  } catch (thrown) {
    if (!(thrown instanceof ConfigError) && !isListenError(thrown)) throw thrown
    process.stderr.write(`${thrown.message}\n`)
    process.exitCode = 1
  }
}

async function run({ unit }: Pick<UnitApp, 'unit'>, env: NodeJS.ProcessEnv): Promise<void> {
  const settings = readServerSettings(unit, env)
  const wanted = chooseSites(
    sites.filter((site) => site.businessUnit === unit),
    settings.sites,
  )
  const store = createReleaseStore(settings.releasesFolder)
  const releases = await loadLiveReleases(store, wanted)

  const api = createPageApi(settings.pageApiUrl, settings.internalToken)
  const server = createSiteServer({
    ...settings,
    unit,
    releases,
    archive: createAssetArchive(store),
    api,
    log: writeLog,
  })
  await server.listen({ host: settings.host, port: settings.port })
  const admin = createAdminServer({ sites: [...releases.keys()], api })
  admin.listen(settings.adminPort, '127.0.0.1')
  await once(admin, 'listening')

  const stop = async () => {
    setTimeout(() => process.exit(0), DRAIN_MS).unref()
    admin.close()
    admin.closeAllConnections()
    await server.close()
    await api.close()
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
}

/** `SITES` may name sites of the other unit too: one environment serves both servers. */
function chooseSites(ofUnit: readonly Site[], names: readonly string[] | null): readonly Site[] {
  if (names === null) return ofUnit
  for (const name of names) {
    if (!findSiteByName(name) && !findSite(name)) throw new ConfigError(`SITES names "${name}", which is no site.`)
  }
  return ofUnit.filter((site) => names.some((name) => (findSiteByName(name) ?? findSite(name)) === site))
}

function isListenError(thrown: unknown): thrown is Error {
  return thrown instanceof Error && 'syscall' in thrown && thrown.syscall === 'listen'
}
