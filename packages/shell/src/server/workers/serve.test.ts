import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findSite } from '@clipfront/site-config'
import { findFreePort } from '@clipfront/vitest/free-port'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createReleaseStore, type ReleaseStore } from '../../releases/createReleaseStore.ts'
import { buildManifest } from '../../releases/testing/buildManifest.ts'
import { ask } from '../../testing/ask.ts'
import { startPageApi, type StandInPageApi } from '../../testing/startPageApi.ts'
import { readServerSettings } from '../readServerSettings.ts'
import { serve } from './serve.ts'

const SITE = 'uk.clipfront.example'
const RELEASE = '1'.repeat(16)
const WITHIN_MS = 500
/** Far below the 30 s that a request to page-api has. */
const SOON_MS = 15_000

let folder: string
let store: ReleaseStore
let pageApi: StandInPageApi

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'clipfront-serve-'))
  store = createReleaseStore(path.join(folder, 'releases'))
  pageApi = await startPageApi()
  const serverCode = path.join(folder, 'render.mjs')
  writeFileSync(serverCode, 'export const createRenderer = () => ({})')
  await store.add(buildManifest(SITE, RELEASE), serverCode, async (draft) => {
    mkdirSync(path.join(draft, 'client'))
    writeFileSync(path.join(draft, 'site.json'), JSON.stringify(findSite(SITE)))
    writeFileSync(path.join(draft, 'messages.mjs'), 'export const messages = {}')
  })
  await store.activate(SITE, 'prod', RELEASE, 'ship')
})

afterEach(async () => {
  await pageApi.close()
  rmSync(folder, { recursive: true, force: true })
})

it('stops in time though page-api does not answer', async () => {
  const site = findSite(SITE)
  if (!site) throw new Error(`there is no site ${SITE}`)
  const port = await findFreePort()
  const env = { PORT_MAIN: String(port), CLIPFRONT_DATA: folder, PAGE_API_URL: pageApi.url }
  const server = await serve('main', [site], store, readServerSettings('main', env))
  pageApi.answer(() => 'silence')
  const request = ask(port, SITE, '/api/search?q=shoes').catch((error: unknown) => error)
  await expect.poll(() => pageApi.requests.some(({ target }) => target.includes('/search'))).toBe(true)

  const start = performance.now()
  await server.stop({ withinMs: WITHIN_MS, isReplaced: true })
  expect(performance.now() - start).toBeLessThan(SOON_MS)
  expect(await request).toBeInstanceOf(Error)
})
