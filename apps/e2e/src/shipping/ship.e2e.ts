import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { findSite, type Site } from '@clipfront/site-config'
import { ask } from '../support/ask.ts'
import { readSitemap } from '../support/readSitemap.ts'
import { choosePort, testBed, type TestBed } from '../support/testBed.ts'
import { type Clipfront, startClipfront } from './startClipfront.ts'
import { type Response, startRequests, type Target } from './startRequests.ts'
import { createTeamCheckout, type TeamCheckout } from './teamCheckout.ts'

const isFull = process.env['FULL'] === '1'
const UK = 'uk.clipfront.example'
/** The shipped site, another one of its server, and one of the other server. */
const LOADED_SITES = [UK, 'www.clipfront.example', 'us.couponpartner.example'] as const
/** So many that some are under way at every moment of a change; a slow machine that builds meanwhile must not be overloaded by them. */
const PER_SECOND = 40
/** Enough for the page caches to hold what is requested. */
const WARMING_MS = 8000
const LINE = 'Shipped under load.'
const PERSON = 'Mara Quill'
const KILLS = isFull ? 10 : 3

let bed: TestBed
let clipfront: Clipfront
let team: TeamCheckout

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  bed = await testBed()
  clipfront = await startClipfront({ ...bed.environment, WORKERS: '2' })
  team = createTeamCheckout({ ...bed.environment, CLIPFRONT_EDITOR: PERSON })
})
test.afterAll(async () => {
  team?.remove()
  await clipfront?.stop()
})

const releasesFolder = () => path.join(bed.environment['CLIPFRONT_DATA'] ?? '', 'releases')
/** What became live on prod, the newest first: what the pointer holds. */
const readDeployments = (site: string): { release: string; by: string; person?: string }[] =>
  JSON.parse(readFileSync(path.join(releasesFolder(), site, 'prod.json'), 'utf8'))

/** What is live, by site: the releases that the pointers name. */
function live(): Record<string, string> {
  const folder = releasesFolder()
  const sites = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'server',
  )
  return Object.fromEntries(sites.map(({ name }) => [name, readDeployments(name)[0]?.release ?? '']))
}

const askUk = (target: string) => ask(bed.ports.PORT_MAIN, UK, target)
const listFiles = (html: string) => [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file)

/** The version of the site's own scripts, which every page type of a release has in common. One for each such script that is named. */
const listVersions = (html: string) =>
  listFiles(html).flatMap((file) => /^\/assets\/site-.*-(\w+)\.js$/.exec(file)?.[1] ?? [])

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

test('a ship and a rollback under load lose no request, mix no page of two releases, and note who did them', async () => {
  const before = live()
  const running = startRequests(await readTargets(), PER_SECOND)
  await pause(WARMING_MS)
  team.editTagline(LINE)
  const shipped = await team.run('ship', ['main/uk'])
  expect(shipped.code, shipped.output).toBe(0)
  await waitForTagline(LINE)
  expect(live()).toEqual({ ...before, [UK]: expect.not.stringMatching(before[UK] ?? '') })
  const rolledBack = await team.run('rollback', ['main/uk'])
  expect(rolledBack.code, rolledBack.output).toBe(0)
  const [second, first] = readDeployments(UK)
  expect([second, first]).toMatchObject([
    { by: 'rollback', person: PERSON },
    { by: 'ship', person: PERSON },
  ])
  await expect.poll(async () => (await askUk('/')).body.includes(LINE)).toBe(false)
  // The last worker leaves.
  await pause(3000)
  expect(live()).toEqual(before)
  const { responses, failures } = await running.stop()
  expect(failures).toEqual([])
  expect(responses.filter(({ status }) => status !== 200)).toEqual([])
  await expectNoMixedPage(responses.filter(({ target }) => target.host === UK))
})

/** The home page and the listed pages of some sites, site by site in turn. */
async function readTargets(): Promise<Target[]> {
  const sites = LOADED_SITES.map((host) => findSite(host) as Site)
  const pages = await Promise.all(sites.map((site) => readSitemap(bed, site)))
  const most = Math.max(...pages.map(({ length }) => length))
  return Array.from({ length: most }, (_, index) =>
    sites.map((site, which) => {
      const listed = pages[which]?.[index % pages[which].length]?.url ?? `https://${site.hosts[0]}/`
      // Every third request is for the home page, which says the tagline.
      const pathname = index % 3 === 0 ? '/' : new URL(listed).pathname
      return { port: bed.ports[choosePort(site)], host: site.hosts[0], pathname }
    }),
  ).flat()
}

/** A page names the files of one release, and each of them is there. */
async function expectNoMixedPage(responses: readonly Response[]): Promise<void> {
  const pages = [...new Set(responses.map(({ body }) => body))]
  const versions = pages.map(listVersions)
  expect(versions.filter((ofPage) => ofPage.length !== 1)).toEqual([])
  expect(new Set(versions.flat()).size, 'pages of both releases were served').toBe(2)
  for (const file of new Set(pages.flatMap(listFiles))) expect((await askUk(file)).status, file).toBe(200)
  // The home page says the line that was edited: words of one release with the files of the other would be a third kind.
  const homes = responses.filter(({ target }) => target.pathname === '/').map(({ body }) => body)
  const kinds = homes.map((page) => `${page.includes(LINE)} ${listVersions(page).join(' ')}`)
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
    for (const file of listFiles(body)) expect((await askUk(file)).status, file).toBe(200)
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
  team.replace('packages/shell/src/releases/ReleaseManifest.ts', /scripts: [\d_]+/, 'scripts: 1000')
  const { code, output } = await team.run('ship', ['main/uk'])
  team.restore()
  expect(code).toBe(1)
  expect(output).toMatch(/was not made live[^]*merchant: \d+ bytes of scripts to hydrate after gzip, 1000 are allowed/)
  expect(live()).toEqual(before)
})

test('killed while it builds code, a ship leaves no build behind that spoils the next one', async () => {
  team.append('packages/widgets/src/paging/Pager.tsx', '// Built anew.')
  const records = () => globSync('apps/main/dist/*.inputs', { cwd: team.folder })
  await team.run('ship', ['main/uk'], { killWhen: () => records().length > 0 })
  // Cut short in the middle of a file, at the worst.
  const left = records()
  expect(left).toHaveLength(1)
  for (const folder of left) writeFileSync(path.join(team.folder, folder, 'cut.json'), '{')
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
