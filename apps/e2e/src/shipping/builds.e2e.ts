import { randomUUID } from 'node:crypto'
import { globSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { sites } from '@clipfront/site-config'
import { DATA_FOLDER_PREFIX } from '../support/testBed.ts'
import { createTeamCheckout, type TeamCheckout } from './teamCheckout.ts'

/** On two cores. */
const COLD_LIMIT_S = 30
const KEPT_LIMIT_S = 3
const dataFolder = DATA_FOLDER_PREFIX + randomUUID()

test('the releases of all sites are built within half a minute, and again at once where nothing has changed', async () => {
  const team = createTeamCheckout({ CLIPFRONT_DATA: dataFolder })
  try {
    for (const built of globSync('apps/*/dist', { cwd: team.folder })) {
      rmSync(path.join(team.folder, built), { recursive: true })
    }
    const cold = await build(team)
    const kept = await build(team)
    const figures = `${cold.releases.length} sites: ${cold.seconds.toFixed(1)} s with nothing kept, ${kept.seconds.toFixed(1)} s with everything kept`
    console.log(figures)
    test.info().annotations.push({ type: 'figures', description: figures })
    expect(cold.releases).toHaveLength(sites.length)
    expect(kept.releases).toEqual(cold.releases)
    expect(cold.seconds).toBeLessThanOrEqual(COLD_LIMIT_S)
    expect(kept.seconds).toBeLessThan(KEPT_LIMIT_S)
  } finally {
    team.remove()
    rmSync(dataFolder, { recursive: true, force: true })
  }
})

/** @returns the releases, and how long a person waited for them */
async function build(team: TeamCheckout): Promise<{ releases: string[]; seconds: number }> {
  const began = performance.now()
  const { code, output } = await team.run('build', [])
  const seconds = (performance.now() - began) / 1000
  expect(code, output).toBe(0)
  return { releases: (output.match(/\S+\/[0-9a-f]{16}$/gm) ?? []).toSorted(), seconds }
}
