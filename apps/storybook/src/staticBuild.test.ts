import { chromiumLaunch } from '@clipfront/vitest'
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium, type FrameLocator, type Locator, type Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { COMPLIANCE } from './compliance/channel.ts'

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

function buildAddress(query: string): string {
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}${FOLDER}?path=/story/${query}`
}

/** A story with the panel Compliance. */
async function openPanel(query: string): Promise<{ page: Page; panel: Locator; story: FrameLocator }> {
  const page = await browser.newPage()
  await page.goto(buildAddress(`${query}&addonPanel=clipfront/compliance`))
  const panel = page.locator('#storybook-panel-root')
  return { page, panel, story: page.frameLocator('#storybook-preview-iframe') }
}

/** Longer than a story takes to be drawn. */
const DRAWN = { timeout: 30_000 }

it('Storybook is built into files that work below any path, with our name on it', async () => {
  const page = await browser.newPage()
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  page.on('response', (response) => response.status() >= 400 && failures.push(`${response.status()} ${response.url()}`))
  await page.goto(buildAddress('coupon-ticket--code&globals=site:main-de;clock:new-year;scheme:split'))
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

it('the panel Compliance lints a story as it is drawn: with its controls, in the language of its site', async () => {
  const { panel, story } = await openPanel('coupon-ticket--code&globals=site:main-de&args=coupon__usedToday:7')
  await story.getByText('Heute 7-mal genutzt').waitFor(DRAWN)
  await expect.poll(() => panel.innerText(), DRAWN).toContain('Every rule holds')
})

it('the panel Compliance tells of the page in the Page Lab, and of none while its page data is refused', async () => {
  const { panel, story } = await openPanel('page-lab--lab')
  await story.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor(DRAWN)
  await expect.poll(() => panel.innerText(), DRAWN).toContain('Every rule holds')
  await story.getByRole('textbox', { name: /Page data/ }).fill('{}')
  await expect.poll(() => panel.innerText(), DRAWN).toContain('Nothing was looked at')
})

it('the panel Compliance forgets both terms that one link lacked', async () => {
  const { page, panel } = await openPanel('coupon-ticket--code')
  await expect.poll(() => panel.innerText(), DRAWN).toContain('Every rule holds')
  await tellPanel(page, ['lacks one', 'lacks two'])
  await expect.poll(() => panel.innerText()).toContain('lacks two')
  await tellPanel(page, ['says another'])
  await expect.poll(() => panel.innerText()).toContain('says another')
  expect(await panel.innerText()).not.toContain('lacks')
})

/** Problems of one link, told as the side of the stories tells them. */
async function tellPanel(page: Page, problems: readonly string[]): Promise<void> {
  const findings = problems.map((problem) => ({ rule: 'key-terms', where: '<a>', problem, why: '', fix: '' }))
  await page
    .frame('storybook-preview-iframe')
    ?.evaluate(({ name, report }) => Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__').emit(name, report), {
      name: COMPLIANCE,
      report: { findings, unreadTerms: [] },
    })
}
