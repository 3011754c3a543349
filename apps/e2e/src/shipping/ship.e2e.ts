import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { findSite, type Site } from '@clipfront/site-config'
import { ask } from '../support/ask.ts'
import { testBed, type TestBed } from '../support/testBed.ts'
import { drawVisits } from './load/drawVisits.ts'
import { clockMs, type LoadResult, type Question, type Sample } from './load/Load.ts'
import { measureSlowness } from './load/measureSlowness.ts'
import { startLoad } from './load/startLoad.ts'
import { type Clipfront, startClipfront } from './startClipfront.ts'
import { createTeamCheckout, type TeamCheckout } from './teamCheckout.ts'

const isFull = process.env['FULL'] === '1'
/** The load, the servers and their database fill two cores already: there a new worker's start takes from all of them. */
const isCompared = isFull && availableParallelism() >= 4
const UK = 'uk.clipfront.example'
const OTHERS = ['www.clipfront.example', 'us.couponpartner.example'] as const
const PER_SECOND = 200
/** The quiet time before a ship that it is compared with. */
const BEFORE_MS = isFull ? 60_000 : 8000
const WARMING_MS = isFull ? 20_000 : 4000
/** What else a machine does comes and goes; what a ship does comes every time. */
const ATTEMPTS = isCompared ? 3 : 1
const LINE = 'Shipped under load.'
const KILLS = isFull ? 10 : 3

let bed: TestBed
let clipfront: Clipfront
let team: TeamCheckout

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  bed = await testBed()
  clipfront = await startClipfront({ ...bed.environment, WORKERS: '2' })
  team = createTeamCheckout(bed.environment)
})
test.afterAll(async () => {
  team?.remove()
  await clipfront?.stop()
})

/** What is live, by site: the releases that the pointers name. */
function live(): Record<string, string> {
  const folder = path.join(bed.environment['CLIPFRONT_DATA'] ?? '', 'releases')
  const sites = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'server',
  )
  return Object.fromEntries(
    sites.map(({ name }) => {
      const [move] = JSON.parse(readFileSync(path.join(folder, name, 'prod.json'), 'utf8')) as { release: string }[]
      return [name, move?.release ?? '']
    }),
  )
}

const askUk = (target: string) => ask(bed.ports.PORT_MAIN, UK, target)
const filesOf = (html: string) => [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file)

const siteModulesOf = (html: string) => filesOf(html).filter((file) => file.startsWith('/assets/site-'))

async function waitForTagline(text: string): Promise<void> {
  await expect.poll(async () => (await askUk('/')).body.includes(text)).toBe(true)
  // Every worker, not just the one that answered.
  await expect
    .poll(async () =>
      (await Promise.all([1, 2, 3, 4, 5, 6].map(() => askUk('/')))).every(({ body }) => body.includes(text)),
    )
    .toBe(true)
}

test('an edit to one site makes another release of that site alone, whoever builds it wherever', async () => {
  const before = live()
  team.editTagline('A line of the team.')
  const { code, output } = await team.run('build', [])
  expect(code, output).toBe(0)
  const built = Object.fromEntries(
    [...output.matchAll(/^ {2}(\S+) {2}.*\/([0-9a-f]{16})$/gm)].map(([, site = '', hash]) => [site, hash]),
  )
  const changed = Object.keys(before).filter((site) => built[site] !== before[site])
  expect(changed).toEqual([UK])
  expect(live()).toEqual(before)
})

test('a change is said to reach the sites that it reaches, and no others', async () => {
  team.restore()
  team.editTagline('Another line.')
  const one = JSON.parse((await team.run('affected', ['--json'])).output) as {
    sites: { site: string; isAltered: boolean }[]
  }
  expect(one.sites.filter(({ isAltered }) => isAltered).map(({ site }) => site)).toEqual([UK])
  team.restore()
  team.append('docs/recipes.md', 'One more line.')
  team.append('packages/widgets/src/paging/Pager.stories.tsx', '// a story')
  expect((await team.run('affected', [])).output).toContain('0 of ')
  team.restore()
})

test('under load, a ship and a rollback lose no request, mix no page and slow no other site down', async () => {
  const visits = await drawVisits(
    bed,
    [UK, ...OTHERS].map((host) => findSite(host) as Site),
  )
  let slow: readonly Sample[] = []
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { load, quiet } = await shipUnderLoad(visits)
    expect(load.failures).toEqual([])
    expect(load.samples.filter(({ status }) => status !== 200)).toEqual([])
    await expectNoMixedPage(load)
    const others = load.samples.filter(({ host }) => host !== UK)
    const slowness = measureSlowness({ ...load, samples: others }, quiet)
    console.log(slowness.text)
    test.info().annotations.push({ type: 'figures', description: slowness.text })
    ;({ slow } = slowness)
    if (slow.length === 0) break
  }
  // In a short run the time before is too short to be compared with.
  if (isCompared) expect(slow).toEqual([])
})

/** What visitors of all sites were answered, in a quiet time and while one site was shipped and rolled back. */
async function shipUnderLoad(visits: readonly Question[]) {
  const before = live()
  const running = startLoad(visits, PER_SECOND)
  // As in a server that has been asked for a while: pages are kept, and code is compiled.
  await pause(WARMING_MS)
  const from = clockMs()
  await pause(BEFORE_MS)
  const quiet = { from, until: clockMs() }
  team.editTagline(LINE)
  const shipped = await team.run('ship', ['main/uk'])
  expect(shipped.code, shipped.output).toBe(0)
  await waitForTagline(LINE)
  expect(live()).toEqual({ ...before, [UK]: expect.not.stringMatching(before[UK] ?? '') })
  const rolledBack = await team.run('rollback', ['main/uk'])
  expect(rolledBack.code, rolledBack.output).toBe(0)
  await expect.poll(async () => (await askUk('/')).body.includes(LINE)).toBe(false)
  // The last worker takes its leave.
  await pause(3000)
  expect(live()).toEqual(before)
  return { load: await running.stop(), quiet }
}

/** A page names the files of one release, and each of them is there. */
async function expectNoMixedPage({ samples, bodies }: LoadResult): Promise<void> {
  const bodyOf = ({ digest }: Sample) => bodies[digest] ?? ''
  const ofUk = samples.filter(({ host }) => host === UK)
  const pages = [...new Set(ofUk.map(bodyOf))]
  const siteModules = pages.map(siteModulesOf)
  expect(siteModules.filter((modules) => modules.length !== 1)).toEqual([])
  expect(new Set(siteModules.flat()).size, 'pages of both releases were served').toBe(2)
  for (const file of new Set(pages.flatMap(filesOf))) expect((await askUk(file)).status, file).toBe(200)
  // The home page says the line that was edited: words of one release with the files of the other would be a third kind.
  const homes = ofUk.filter(({ target }) => target === '/').map(bodyOf)
  const kinds = homes.map((page) => `${page.includes(LINE)} ${siteModulesOf(page).join(' ')}`)
  expect(new Set(kinds).size).toBe(2)
}

test('killed at any point, a ship leaves a site that serves, and the next one succeeds', async () => {
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const before = live()[UK]
    team.editTagline(`Killed ${kill} times.`)
    let lines = 0
    const killed = await team.run('ship', ['main/uk'], { onLine: () => ++lines === 1 + (kill % 5) })
    const after = live()[UK]
    const { status, body } = await askUk('/')
    expect(status).toBe(200)
    for (const file of filesOf(body)) expect((await askUk(file)).status, file).toBe(200)
    if (after === before) expect(killed.code).toBeNull()
  }
  team.editTagline('After all the kills.')
  const { code, output } = await team.run('ship', ['main/uk'])
  expect(code, output).toBe(0)
  await waitForTagline('After all the kills.')
})

test('a release that is too heavy is not shipped, and what is live stays live', async () => {
  const before = live()
  team.editTagline('Too heavy.')
  team.replace('packages/shell/src/releases/overBudget.ts', /scripts: [\d_]+/, 'scripts: 1000')
  const { code, output } = await team.run('ship', ['main/uk'])
  team.restore()
  expect(code).toBe(1)
  expect(output).toMatch(/was not made live[^]*merchant: \d+ bytes of scripts after gzip, 1000 are allowed/)
  expect(live()).toEqual(before)
})

test('killed while it builds code, a ship leaves no build behind that spoils the next one', async () => {
  team.append('packages/widgets/src/paging/Pager.tsx', '// Built anew.')
  const killed = await team.run('ship', ['main/uk'], { killAfterMs: 1500 })
  expect(killed.output).not.toContain('proving')
  const { code, output } = await team.run('ship', ['main/uk'])
  expect(code, output).toBe(0)
  expect(output).toContain('built the code')
})

test('two ships of one site at once: one waits and says so, and the later one is live', async () => {
  team.editTagline('Two at once.')
  const [one, other] = await Promise.all([team.run('ship', ['main/uk']), team.run('ship', ['main/uk'])])
  expect([one.code, other.code]).toEqual([0, 0])
  expect(one.output + other.output).toMatch(/waiting: process \d+ is moving uk\.clipfront\.example/i)
  await waitForTagline('Two at once.')
})

test('what beta shows is promoted byte for byte, and seen on the beta name only until then', async () => {
  const before = live()[UK]
  team.editTagline('Seen on beta first.')
  expect((await team.run('ship', ['main/uk', '--to', 'beta'])).code).toBe(0)
  const onBeta = () => ask(bed.ports.PORT_MAIN, `beta.${UK}`, '/')
  await expect.poll(async () => (await onBeta()).body.includes('Seen on beta first.')).toBe(true)
  expect((await askUk('/')).body).not.toContain('Seen on beta first.')
  expect(live()[UK]).toBe(before)
  team.editTagline('Edited since.')
  const { output } = await team.run('ship', ['main/uk', '--to', 'prod'])
  const [, beta] = /taking what beta shows: (\w+)/.exec(output) ?? []
  expect(live()[UK]).toBe(beta)
  await waitForTagline('Seen on beta first.')
})
