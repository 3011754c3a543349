import { type PluginContext, standardPlugins, startPlugins } from '@clipfront/tracking/plugins'

/** Starts the plugins of tracking that the unit's sites have; the code of each is loaded by the first document that needs it. */
export function start(context: PluginContext): void {
  startPlugins([...standardPlugins], context)
}
