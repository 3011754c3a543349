import { followWorker } from '@clipfront/shell/offline'
import { type PluginContext, standardPlugins, startPlugins } from '@clipfront/tracking/plugins'

/** Starts the service worker, and the plugins of tracking that the unit's sites have; the code of each is loaded by the first document that needs it. */
export function start(context: PluginContext): void {
  startPlugins([...standardPlugins], context)
  if (!import.meta.env.DEV) followWorker(context.consent)
}
