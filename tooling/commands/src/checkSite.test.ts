import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createReleaseStore } from '@clipfront/shell/releases'
import { buildManifest } from '@clipfront/shell/releases-testing'
import { afterAll, expect, it } from 'vitest'

const SITE = 'uk.clipfront.example'
const RELEASE = '1'.repeat(16)
const folder = mkdtempSync(join(tmpdir(), 'clipfront-check-site-'))
/** Knows no page, but answers: as the site, and as page-api. */
const server = createServer((request, response) => {
  hosts.add(request.headers.host ?? '')
  targets.push(request.url ?? '')
  response.writeHead(404).end()
})
const hosts = new Set<string>()
const targets: string[] = []
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

it('asks a running site under its own name, and says of each check what it found', async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = String((server.address() as AddressInfo).port)
  const code = join(folder, 'render.mjs')
  writeFileSync(code, '')
  const store = createReleaseStore(join(folder, 'releases'))
  const manifest = buildManifest(SITE, RELEASE, { builtAt: '2026-11-20T09:30:12.345Z' })
  await store.add(manifest, code, async (draft) =>
    writeFileSync(join(draft, 'messages.mjs'), 'export const messages = {}'),
  )
  await store.activate(SITE, 'prod', RELEASE, 'ship')

  const script = join(import.meta.dirname, 'checkSite.ts')
  const api = `http://127.0.0.1:${port}/catalog/`
  const env = { ...process.env, CLIPFRONT_DATA: folder, PORT_MAIN: port, PORT_API: port, PAGE_API_URL: api }
  const child = spawn(process.execPath, [script, 'main/uk', '--json'], { env, stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = once(child, 'exit')
  const { isFine, checks } = JSON.parse(await text(child.stdout)) as {
    isFine: boolean
    checks: { name: string; isFine: boolean; requests: string[]; issues: { problem: string }[] }[]
  }
  expect([isFine, ...(await ended)]).toEqual([false, 1, null])
  const home = checks.find(({ name }) => name === 'home page')
  expect(home).toMatchObject({ isFine: false, requests: [`https://${SITE}/`] })
  expect(checks.flatMap(({ issues }) => issues.map(({ problem }) => problem)).join('\n')).not.toMatch(/cannot be asked/)
  expect(hosts).toContain(SITE)
  expect(targets).toContainEqual(expect.stringMatching(/^\/catalog\/v1\//))
})
