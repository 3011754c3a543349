import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createReleaseStore } from '@clipfront/shell/releases'
import { buildManifest } from '@clipfront/shell/releases-testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fillLive } from './fillLive.ts'

const [DAMAGED, SHIPPED, NEW] = ['de.clipfront.example', 'fr.clipfront.example', 'uk.clipfront.example'] as const
const [OLDER, BUILT] = ['1', '2'].map((digit) => digit.repeat(16)) as [string, string]

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'clipfront-fill-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('makes releases live of sites that were never shipped, and goes on after a site that fails', async () => {
  const store = createReleaseStore(path.join(folder, 'releases'))
  const code = path.join(folder, 'render.mjs')
  writeFileSync(code, '')
  for (const site of [DAMAGED, SHIPPED, NEW]) {
    for (const release of [OLDER, BUILT]) await store.add(buildManifest(site, release), code, async () => {})
  }
  await store.activate(SHIPPED, 'prod', OLDER, 'ship')
  mkdirSync(path.join(store.folder, DAMAGED), { recursive: true })
  writeFileSync(path.join(store.folder, DAMAGED, 'prod.json'), '[{')

  const built = new Map([DAMAGED, SHIPPED, NEW].map((site) => [site, BUILT]))
  expect(await fillLive(folder, built)).toEqual([
    expect.stringMatching(/de\.clipfront\.example stays as it is: .*prod\.json is damaged/),
    expect.stringContaining(`${SHIPPED} shows ${OLDER}, as was decided; the sources make ${BUILT}`),
  ])
  expect((await store.live(NEW, 'prod'))?.release).toBe(BUILT)
  expect((await store.live(SHIPPED, 'prod'))?.release).toBe(OLDER)
})
