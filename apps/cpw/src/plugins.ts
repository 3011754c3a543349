import { type Plugin, standardPlugins } from '@clipfront/tracking/plugins'

/** The plugins of tracking that the unit's sites have; each is loaded by the first document that needs it. */
export const plugins: readonly Plugin[] = [...standardPlugins]
