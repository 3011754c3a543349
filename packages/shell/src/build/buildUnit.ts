import { sites } from '@clipfront/site-config'
import { currentSite } from '../config/currentSite.ts'
import type { UnitApp } from '../config/UnitApp.ts'
import { buildSite } from './buildSite.ts'

/** Builds the site that `SITE` names, or else every site of the unit, one after the other. */
export async function buildUnit(app: UnitApp, env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const name = env['SITE']
  const wanted = name ? [currentSite(app.unit, name)] : sites.filter((site) => site.businessUnit === app.unit)
  for (const site of wanted) {
    const started = performance.now()
    await buildSite(app, site)
    console.log(`built ${site.code} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
}
