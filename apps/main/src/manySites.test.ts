import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildReleases } from '@clipfront/shell/build'
import { createReleaseStore } from '@clipfront/shell/releases'
import { findSiteByName } from '@clipfront/site-config'
import { afterAll, expect, it } from 'vitest'
import { app } from './app.ts'

const COUNT = process.env['FULL'] === '1' ? 200 : 20
const MOST_MEGABYTES = 1500
const TIMEOUT_MS = 900_000

const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-many-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it(`${COUNT} sites are built, and one process serves them all`, { timeout: TIMEOUT_MS }, async () => {
  const pattern = findSiteByName('main/uk')
  if (!pattern) throw new Error('there is no site main/uk')
  const sites = Array.from({ length: COUNT }, (_, index) => {
    const host = `town-${index}.clipfront.example`
    const texts = { ...pattern.texts, tagline: `Coupons of town ${index}.` }
    return {
      ...pattern,
      code: host,
      label: `town-${index}`,
      hosts: [host] as [string],
      domainLink: `https://${host}`,
      texts,
    }
  })
  const store = createReleaseStore(folder)
  const started = process.cpuUsage()
  const manifests = await buildReleases(app, sites, store, { commit: '', isChanged: true })
  const { user, system } = process.cpuUsage(started)
  expect(new Set(manifests.map(({ hash }) => hash)).size).toBe(COUNT)
  expect(new Set(manifests.map(({ server }) => server)).size).toBe(1)

  const program = path.join(import.meta.dirname, 'testing/holdReleases.ts')
  const named = manifests.map(({ site, hash }) => `${site}=${hash}`)
  const said = execFileSync(process.execPath, [program, folder, ...named], { encoding: 'utf8' })
  const { megabytes, ...held } = JSON.parse(said) as { sites: number; faults: string[]; megabytes: number }
  console.log(
    `${COUNT} sites: ${((user + system) / 1e6).toFixed(1)} s of CPU to compose, ${megabytes.toFixed(0)} MB in the process that holds them`,
  )
  expect(held).toEqual({ sites: COUNT, faults: [] })
  expect(megabytes).toBeLessThan(MOST_MEGABYTES)
})
