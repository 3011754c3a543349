import { randomUUID } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { sites } from '@clipfront/site-config'
import { ask } from '../support/ask.ts'
import { DATA_FOLDER_PREFIX, testBed } from '../support/testBed.ts'
import { measureMemory } from './measureMemory.ts'
import { startClipfront } from './startClipfront.ts'
import { createTeamCheckout } from './teamCheckout.ts'

const SITES = 200
const MOST_BYTES = 1.5e9
/** As on a machine of two cores. */
const WORKERS = 2
const isWithoutProc = process.platform !== 'linux'
const NEW_SITES = 'new-site/testing/newSites'

test(`${SITES} sites are built, and one server serves them all in less than 1.5 GB (Linux alone says what processes hold)`, async () => {
  test.setTimeout(15 * 60_000)
  test.skip(isWithoutProc, 'the memory of processes is read from /proc')
  const bed = await testBed()
  const environment = { ...bed.environment, CLIPFRONT_DATA: DATA_FOLDER_PREFIX + randomUUID(), WORKERS: `${WORKERS}` }
  const team = createTeamCheckout(environment)
  try {
    const known = sites.filter(({ businessUnit }) => businessUnit === 'main').map(({ hosts: [host] }) => host)
    const written = await team.run(NEW_SITES, [String(SITES - known.length)])
    expect(written.code, written.output).toBe(0)
    const hosts = [...known, ...(JSON.parse(written.output) as string[])]

    const began = performance.now()
    const clipfront = await startClipfront({ ...environment, SITES: hosts.join(' ') }, team.folder)
    const seconds = (performance.now() - began) / 1000
    let versions: string[]
    let bytes: number[]
    try {
      versions = []
      // In turn: a server makes few pages at once, and asks others to come again.
      for (const host of hosts) versions.push(await visit(bed.ports.PORT_MAIN, host))
      bytes = measureMemory(path.join(realpathSync(team.folder), 'apps/main'))
    } finally {
      await clipfront.stop()
    }

    const each = bytes.map((size) => (size / 1e6).toFixed(0)).join(' + ')
    const figures = `${hosts.length} sites were built and served after ${seconds.toFixed(1)} s; ${each} MB in ${bytes.length} processes`
    console.log(figures)
    test.info().annotations.push({ type: 'figures', description: figures })
    expect(new Set(versions).size, 'every site has words and facts of its own').toBe(SITES)
    expect(bytes).toHaveLength(1 + WORKERS)
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(MOST_BYTES)
  } finally {
    team.remove()
    rmSync(environment.CLIPFRONT_DATA, { recursive: true, force: true })
  }
})

/** Looks at a site's home page, and at the first store to which it leads. @returns the version of the site's own modules */
async function visit(port: number, host: string): Promise<string> {
  const home = await ask(port, host, '/')
  expect(home.status, host).toBe(200)
  const [, store = ''] = /href="(\/stores\/[^"/]+)"/.exec(home.body) ?? []
  const { status, body } = await ask(port, host, store)
  expect(status, host + store).toBe(200)
  const [, ofHome] = versionIn(home.body)
  const [, ofStore = ''] = versionIn(body)
  expect(ofHome).toBe(ofStore)
  return ofStore
}

/** Each page type has a module of its own, with the words that it needs. */
const versionIn = (page: string) => /href="\/assets\/site-[a-z]+-([^".]+)\.js"/.exec(page) ?? []
