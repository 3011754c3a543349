import { type BusinessUnit, type Site } from '@clipfront/site-config'
import type { ReleaseStore } from '../../releases/createReleaseStore.ts'
import { createSiteServer } from '../createSiteServer.ts'
import { writeLog } from '../http/writeLog.ts'
import { createPageApi } from '../pages/createPageApi.ts'
import { createAssetArchive } from '../release/createAssetArchive.ts'
import { loadLiveReleases } from '../release/loadLiveReleases.ts'
import type { ServerSettings } from '../settings/readServerSettings.ts'
import { prepareDrain } from './drain.ts'
import type { Drain } from './messages.ts'

/** A server that takes requests. */
export interface Serving {
  /** Takes no new connection and ends what is under way. */
  stop: (drain: Drain) => Promise<void>
}

/**
 * Serves what is live of each site now. Code that is loaded cannot be unloaded: what is shipped later is for another process.
 * @throws {ConfigError} a site has no live release
 */
export async function serve(
  unit: BusinessUnit,
  sites: readonly Site[],
  store: ReleaseStore,
  settings: ServerSettings,
): Promise<Serving> {
  const releases = await loadLiveReleases(store, sites, writeLog)
  const api = createPageApi(settings.pageApiUrl, settings.internalToken)
  const archive = createAssetArchive(store)
  const server = createSiteServer({ ...settings, unit, releases, archive, api, log: writeLog })
  const drain = prepareDrain(server)
  await server.listen({ host: settings.host, port: settings.port })
  return {
    async stop(how) {
      await drain(how)
      await api.close()
    },
  }
}
