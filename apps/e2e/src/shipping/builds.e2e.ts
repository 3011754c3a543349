import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { globSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { sites } from '@clipfront/site-config'
import { DATA_FOLDER_PREFIX } from '../support/testBed.ts'
import { createTeamCheckout, type TeamCheckout } from './teamCheckout.ts'

/** Two cores take 15 s, and those of a third of their speed this. */
const COLD_LIMIT_S = 45
/** Of each unit the code of its own sites, and that of its partner's: what sites share is built once, however fast the machine is. */
const CODE_BUILDS = 4
const KEPT_LIMIT_S = 3
const dataFolder = DATA_FOLDER_PREFIX + randomUUID()

/** The element of the inspector of events (`openInspector.ts` of packages/tracking). */
const INSPECTOR = 'clipfront-inspector'

test('the releases of all sites are built with the code that they share built once, and again at once where nothing has changed; none holds the inspector', async () => {
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
    expect([cold.codeBuilds, kept.codeBuilds]).toEqual([CODE_BUILDS, 0])
    expect(cold.seconds).toBeLessThanOrEqual(COLD_LIMIT_S)
    expect(kept.seconds).toBeLessThan(KEPT_LIMIT_S)
    const scripts = globSync('releases/*/*/client/**/*.js', { cwd: dataFolder })
    expect(new Set(scripts.map((file) => file.split(path.sep)[1])).size).toBe(sites.length)
    const holdsInspector = (file: string) => readFileSync(path.join(dataFolder, file), 'utf8').includes(INSPECTOR)
    expect(scripts.filter(holdsInspector)).toEqual([])
  } finally {
    team.remove()
    rmSync(dataFolder, { recursive: true, force: true })
  }
})

/** At its end `times` says how long the processors worked for all of it: `0m20.50s 0m4.20s`, of programs and of the system. */
const MEASURED_BUILD = ['-c', '"$0" tooling/commands/src/build.ts && times', process.execPath]

/**
 * @returns the releases, how often code was built, and how long a person waits for them: by the clock or, where something else has
 *   the machine, by its processors, who work longer than a person waits where nothing else does
 */
async function build({
  folder,
  environment,
}: TeamCheckout): Promise<{ releases: string[]; codeBuilds: number; seconds: number }> {
  const began = performance.now()
  const { stdout } = await promisify(execFile)('sh', MEASURED_BUILD, { cwd: folder, env: environment })
  const seconds = (performance.now() - began) / 1000
  const worked = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/.exec(stdout)?.slice(1).map(Number) ?? []
  const [minutes = Number.NaN, rest = 0, systemMinutes = 0, systemRest = 0] = worked
  const releases = (stdout.match(/\S+\/[0-9a-f]{16}$/gm) ?? []).toSorted()
  const codeBuilds = stdout.match(/built the code of/g)?.length ?? 0
  return { releases, codeBuilds, seconds: Math.min(seconds, 60 * (minutes + systemMinutes) + rest + systemRest) }
}
