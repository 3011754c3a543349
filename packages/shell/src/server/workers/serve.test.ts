import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findSiteByName, type Site } from '@clipfront/site-config'
import { findFreePort } from '@clipfront/vitest/free-port'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createReleaseStore } from '../../releases/createReleaseStore.ts'
import { ask } from '../../testing/ask.ts'
import { cacheKey } from '../pages/cacheKey.ts'
import type { HandedPage } from '../pages/createKeptPages.ts'
import { readServerSettings } from '../settings/readServerSettings.ts'
import { serve } from './serve.ts'
import type { Serving } from './Serving.ts'

const uk = findSiteByName('main/uk') as Site
const RELEASE = '1'.repeat(16)
const FRESH_MS = 60_000
const HANDING_MS = 2000

let folder: string
let serving: Serving | undefined

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'clipfront-serve-'))
})
afterEach(async () => {
  await serving?.stop({ withinMs: 0, isReplaced: false })
  rmSync(folder, { recursive: true, force: true })
})

/** A release of which every page leads elsewhere: what is shown, was kept. */
async function addRelease() {
  const store = createReleaseStore(path.join(folder, 'releases'))
  const code = path.join(folder, 'render.mjs')
  const outcome = { type: 'redirect', redirect: { kind: 'redirect', status: 302, location: '/' } }
  writeFileSync(code, `export const createRenderer = () => ({ open: async () => (${JSON.stringify(outcome)}) })`)
  const manifest = {
    site: uk.code,
    hash: RELEASE,
    pageTypes: [],
    server: 'a'.repeat(16),
    files: {},
    weights: {},
    packages: {},
    revision: { commit: '', isChanged: false },
    builtAt: new Date(0).toISOString(),
  }
  await store.add(manifest, code, async (draft) => {
    writeFileSync(path.join(draft, 'site.json'), JSON.stringify(uk))
    writeFileSync(path.join(draft, 'messages.mjs'), 'export const messages = {}')
  })
  await store.point(uk.code, 'prod', RELEASE, 'ship')
  return store
}

function page(address: string, ageMs: number): HandedPage {
  const key = cacheKey({ site: uk.code, environment: 'prod', release: RELEASE, device: 'pc', address })
  return { key, ageMs, status: 200, headers: {}, html: address, forms: {} }
}

it('answers what it was handed, and counts the time that this took to its age', async () => {
  const store = await addRelease()
  const port = await findFreePort()
  const settings = readServerSettings('main', { CLIPFRONT_DATA: folder, PORT_MAIN: String(port) })
  serving = await serve('main', [uk], store, settings, async () => {
    await pause(HANDING_MS)
    return [page('/young', 0), page('/old', FRESH_MS - HANDING_MS / 2)]
  })
  const answers = await Promise.all(['/young', '/old'].map((target) => ask(port, uk.hosts[0], target)))
  expect(answers.map(({ status }) => status)).toEqual([200, 302])
  expect(answers[0]?.body).toBe('/young')
})
