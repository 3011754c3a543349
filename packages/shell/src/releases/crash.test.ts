import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createReleaseStore } from './createReleaseStore.ts'

const SITE = 'uk.clipfront.example'
const [SECOND, THIRD] = ['2', '3'].map((digit) => digit.repeat(16)) as [string, string]
/** Every fourth point takes some seconds, all of them half a minute. */
const STEP = process.env['FULL'] === '1' ? 1 : 4
const TIMEOUT_MS = 600_000
const testing = path.join(import.meta.dirname, 'testing')

const root = mkdtempSync(path.join(tmpdir(), 'clipfront-crash-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** @param dieAt the change to a file or folder before which the process is killed; 0 for none */
function ship(folder: string, releases: readonly string[], dieAt = 0) {
  const args = ['--import', path.join(testing, 'dieAt.ts'), path.join(testing, 'shipOnce.ts'), folder, ...releases]
  const env = { ...process.env, DIE_AT: String(dieAt) }
  return spawnSync(process.execPath, args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
}

/** Makes all that was ever live long ago, so that the next ship has something to remove. */
async function age(folder: string): Promise<void> {
  const store = createReleaseStore(folder)
  const deployments = await store.history(SITE, 'prod')
  for (const deployment of deployments) deployment.since = new Date(0).toISOString()
  await writeFile(path.join(store.folder, SITE, 'prod.json'), JSON.stringify(deployments))
}

/** The release that is live, when it is whole. */
async function liveIn(folder: string): Promise<string> {
  const store = createReleaseStore(folder)
  const release = (await store.live(SITE, 'prod'))?.release ?? ''
  const { files, server } = await store.read(SITE, release)
  for (const [file, { hash }] of Object.entries(files)) {
    expect(await readFile(path.join(store.resolveFolder(SITE, release), file), 'utf8')).toBe(hash)
  }
  expect(existsSync(store.resolveServerCode(server))).toBe(true)
  return release
}

it(
  'killed between any two of its changes, a ship leaves a whole release live, and the next one succeeds',
  {
    timeout: TIMEOUT_MS,
  },
  async () => {
    const before = path.join(root, 'before')
    ship(path.join(before, 'releases'), ['1', '2'])
    await age(path.join(before, 'releases'))
    let points = 0
    for (let isKilled = true, dieAt = 1; isKilled; dieAt += STEP) {
      const after = path.join(root, String(dieAt))
      cpSync(before, after, { recursive: true })
      const folder = path.join(after, 'releases')
      isKilled = ship(folder, ['3'], dieAt).signal === 'SIGKILL'
      if (isKilled) points += 1
      expect([SECOND, THIRD], `killed before change ${dieAt}`).toContain(await liveIn(folder))
      expect(ship(folder, ['3']).status).toBe(0)
      expect(await liveIn(folder)).toBe(THIRD)
      const store = createReleaseStore(folder)
      expect((await store.names(SITE)).toSorted()).toEqual([SECOND, THIRD])
      await store.activate(SITE, 'prod', SECOND, 'rollback')
      expect(await liveIn(folder)).toBe(SECOND)
    }
    console.log(`killed at ${points} points`)
    expect(points).toBeGreaterThanOrEqual(10)
  },
)
