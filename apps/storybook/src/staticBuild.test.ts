import { chromiumLaunch } from '@clipfront/vitest'
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}
/** A folder of a server that shows other things too. */
const FOLDER = '/reviews/7/'
const app = join(import.meta.dirname, '..')

let out: string
let server: Server
let browser: Browser

beforeAll(async () => {
  out = mkdtempSync(join(tmpdir(), 'clipfront-storybook-'))
  const program = join(
    dirname(createRequire(import.meta.url).resolve('storybook/package.json')),
    'dist/bin/dispatcher.js',
  )
  // What Vitest says of itself would have Storybook build for tests.
  const { VITEST: _, NODE_ENV: __, ...env } = process.env
  await promisify(execFile)(process.execPath, [program, 'build', '--quiet', '--output-dir', out], { cwd: app, env })
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const file = join(out, normalize(path.slice(FOLDER.length) || 'index.html'))
    try {
      if (!path.startsWith(FOLDER)) throw new Error(path)
      const body = readFileSync(file)
      response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  }).listen(0, '127.0.0.1')
  browser = await chromium.launch(chromiumLaunch())
}, 300_000)

afterAll(async () => {
  await browser?.close()
  server?.close()
  rmSync(out, { recursive: true, force: true })
})

it('Storybook is built into files that work below any path, with our name on it', async () => {
  const page = await browser.newPage()
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  page.on('response', (response) => response.status() >= 400 && failures.push(`${response.status()} ${response.url()}`))
  const { port } = server.address() as AddressInfo
  await page.goto(
    `http://127.0.0.1:${port}${FOLDER}?path=/story/coupon-ticket--code&globals=site:main-de;clock:new-year;scheme:split`,
  )
  const story = page.frameLocator('#storybook-preview-iframe')
  await story
    .getByRole('link', { name: /Code anzeigen|Code holen|Code/ })
    .first()
    .waitFor({ timeout: 30_000 })
  expect(await page.getByRole('link', { name: /Clipfront/ }).count()).toBeGreaterThan(0)
  expect(await page.getByRole('button', { name: 'The moment at which the page is read' }).innerText()).toContain(
    'New Year',
  )
  const [light, dark] = await story
    .locator('[data-scheme]')
    .evaluateAll((frames) => frames.map((frame) => getComputedStyle(frame).backgroundColor))
  expect([light, dark]).toEqual(['rgb(250, 248, 243)', 'rgb(23, 21, 19)'])
  expect(failures).toEqual([])
})
