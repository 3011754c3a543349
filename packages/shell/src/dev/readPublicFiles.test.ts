import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sites as allSites } from '@clipfront/site-config'
import { COLOURS } from '@clipfront/site-config/colours'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { repository } from '../config/repository.ts'
import { buildRelease } from '../testing/buildRelease.tsx'
import { startSites } from '../testing/startSites.ts'
import { readPublicFiles } from './readPublicFiles.ts'

const site = allSites.find(({ code }) => code === 'uk.clipfront.example')
if (!site) throw new Error('uk.clipfront.example is a site')
const [host] = site.hosts
const folder = mkdtempSync(join(tmpdir(), 'clipfront-dev-'))
let sites: Awaited<ReturnType<typeof startSites>>

beforeAll(async () => {
  const assets = await readPublicFiles({ root: join(repository, 'apps', site.businessUnit) }, site)
  const release = { ...buildRelease(site), assets }
  sites = await startSites('main', { imageCacheFolder: folder, releases: new Map([[site.code, { prod: release }]]) })
})
afterAll(async () => {
  await sites.close()
  rmSync(folder, { recursive: true, force: true })
})

it.each(['/apple-touch-icon.png', '/icon-192.png', '/icon-512.png', '/icon-maskable-512.png', '/favicon.ico'])(
  '[R7.13] %s is there in development, where no release was built',
  async (path) => expect((await sites.ask(host, path)).status).toBe(200),
)

it('[R7.13] they are in the accent of the site', async () => {
  const { bytes } = await sites.ask(host, '/apple-touch-icon.png')
  const corner = await sharp(bytes).extract({ left: 0, top: 0, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
  expect(`#${corner.toString('hex')}`).toBe(COLOURS.accent[site.accent])
})
