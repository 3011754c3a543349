import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createReleaseStore, type ReleaseManifest } from '@clipfront/shell/releases'
import { buildManifest } from '@clipfront/shell/releases-testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeReleases, listReleases } from './describeReleases.ts'

const SITE = 'uk.clipfront.example'
const [FIRST, SECOND, THIRD] = ['1', '2', '3'].map((digit) => digit.repeat(16)) as [string, string, string]

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clipfront-describe-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const heavyManifest = (hash: string, more: Partial<ReleaseManifest>) =>
  buildManifest(SITE, hash, {
    pageTypes: ['home', 'merchant'],
    files: { 'client/a.js': { hash: 'a', bytes: 300_400 }, 'site.json': { hash: 'b', bytes: 1200 } },
    weights: { home: { scripts: 90_000, styles: 8000 }, merchant: { scripts: 99_000, styles: 8600 } },
    ...more,
  })

it('lists each release with its age, revision and size, and where and since when it is live', async () => {
  const store = createReleaseStore(join(folder, 'releases'))
  const code = join(folder, 'render.mjs')
  writeFileSync(code, '')
  const commit = '0123456789abcdef0123456789abcdef01234567'
  const manifests = [
    heavyManifest(FIRST, { builtAt: '2026-11-18T08:00:00.000Z' }),
    heavyManifest(SECOND, { builtAt: '2026-11-19T08:00:00.000Z', revision: { commit, isChanged: false } }),
    heavyManifest(THIRD, { builtAt: '2026-11-20T09:30:12.345Z', revision: { commit, isChanged: true } }),
  ]
  for (const manifest of manifests) await store.add(manifest, code, async () => {})
  await store.activate(SITE, 'prod', SECOND, 'ship')
  await store.activate(SITE, 'beta', THIRD, 'ship')
  await store.activate(SITE, 'prod', FIRST, 'rollback', 'Mara')
  const lines = describeReleases(SITE, await listReleases(store, SITE))
    .split('\n')
    .map((line) => line.trim().split(/ {2,}/))
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
  expect(lines).toEqual([
    ['release', 'built', 'revision', 'first visit', 'on disk', 'live'],
    [
      THIRD,
      '2026-11-20 09:30',
      '0123456789 + changes',
      '108 kB',
      '302 kB',
      expect.stringMatching(/^beta since .*\(ship\)$/),
    ],
    [SECOND, '2026-11-19 08:00', '0123456789', '108 kB', '302 kB'],
    [FIRST, moment, 'unknown', '108 kB', '302 kB', expect.stringMatching(/^prod since .*\(rollback by Mara\)$/)],
  ])
})

it('names the command for the first release', async () => {
  expect(describeReleases(SITE, await listReleases(createReleaseStore(folder), SITE))).toBe(
    'uk.clipfront.example has no release yet: npm run ship -- uk.clipfront.example',
  )
})
