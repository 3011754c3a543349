import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sites as allSites, withAccent } from '@clipfront/site-config'
import { COLOURS } from '@clipfront/site-config/colours'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repository } from '../../config/repository.ts'
import { askHead } from '../../testing/askHead.ts'
import { buildRelease } from '../../testing/buildRelease.tsx'
import { startSites } from '../../testing/startSites.ts'
import type { Asset } from '../release/loadAssets.ts'

const folder = mkdtempSync(join(tmpdir(), 'clipfront-icons-'))
const drawing = readFileSync(join(repository, 'apps/main/public/icon.svg'), 'utf8')
const ours = allSites.filter(({ businessUnit }) => businessUnit === 'main')
const [www] = ours
if (!www) throw new Error('main has sites')
let sites: Awaited<ReturnType<typeof startSites>>

const asset = (text: string): Asset => ({
  headers: { 'content-type': 'image/svg+xml', etag: `"${text.length}"` },
  plain: Buffer.from(text),
  br: undefined,
  gzip: undefined,
})

beforeAll(async () => {
  const releases = ours.map((site) => {
    const assets = new Map([['/icon.svg', asset(withAccent(drawing, site))]])
    return [site.code, { prod: { ...buildRelease(site), assets } }] as const
  })
  sites = await startSites('main', { imageCacheFolder: folder, releases: new Map(releases) })
})
afterAll(async () => {
  await sites.close()
  rmSync(folder, { recursive: true, force: true })
})

async function readPixel(png: Buffer, left: number, top: number): Promise<string> {
  const raw = await sharp(png).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return `#${raw.toString('hex')}`
}

describe.each(ours)('[R7.13] the icons of $code', (site) => {
  const colour = `${COLOURS.accent[site.accent]}ff`

  it.each([
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
  ])('%s is its icon, on no ground', async (target, size) => {
    const { status, headers, bytes } = await sites.ask(site.hosts[0], target)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=3600',
    ])
    expect(await sharp(bytes).metadata()).toMatchObject({ width: size, height: size, format: 'png' })
    expect(await readPixel(bytes, 2, 2)).toMatch(/00$/)
    expect(await readPixel(bytes, size / 2, Math.round(size * 0.25))).toBe(colour)
  })

  it.each([
    ['/apple-touch-icon.png', 180],
    ['/icon-maskable-512.png', 512],
  ])('%s has its accent to the very edge, and its mark inside', async (target, size) => {
    const { bytes } = await sites.ask(site.hosts[0], target)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: size, height: size })
    for (const [x, y] of [
      [0, 0],
      [size - 1, size - 1],
    ] as const)
      expect(await readPixel(bytes, x, y)).toBe(colour)
    expect(await readPixel(bytes, size / 2, Math.round(size * 0.34))).toBe('#ffffffff')
  })

  it('/favicon.ico is a file of icons that holds its icon', async () => {
    const { status, headers, bytes } = await sites.ask(site.hosts[0], '/favicon.ico?v=2')
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/x-icon',
      'public, max-age=3600',
    ])
    const [reserved, kind, count] = [0, 2, 4].map((at) => bytes.readUInt16LE(at))
    expect([reserved, kind, count, bytes[6], bytes[7], bytes.readUInt16LE(12)]).toEqual([0, 1, 1, 48, 48, 32])
    const [length, start] = [bytes.readUInt32LE(14), bytes.readUInt32LE(18)]
    expect(start + length).toBe(bytes.length)
    const png = bytes.subarray(start)
    expect(await sharp(png).metadata()).toMatchObject({ width: 48, height: 48, format: 'png' })
    expect(await readPixel(png, 24, 12)).toBe(colour)
  })
})

it('[R7.13] a file of that name in the release goes before', async () => {
  const held = { ...asset('ico'), headers: { 'content-type': 'image/x-icon', etag: '"ico"' } }
  const release = { ...buildRelease(www), assets: new Map([['/favicon.ico', held]]) }
  const others = await startSites('main', {
    imageCacheFolder: folder,
    releases: new Map([[www.code, { prod: release }]]),
  })
  const { headers, body } = await others.ask(www.hosts[0], '/favicon.ico')
  await others.close()
  expect([body, headers['content-type']]).toEqual(['ico', 'image/x-icon'])
})

it.each(['/icon-192.png', '/favicon.ico'])(
  '[R7.13] %s is not sent again to a browser that holds it, and HEAD answers as GET',
  async (path) => {
    const first = await sites.ask(www.hosts[0], path)
    const held = { 'if-none-match': String(first.headers['etag']) }
    expect((await sites.ask(www.hosts[0], path, { headers: held })).status).toBe(304)
    const { head, expected } = await askHead(sites, www.hosts[0], path)
    expect(head).toEqual(expected)
  },
)

it('[R7.13] every page names them, and the colour of the browser’s bars in light and dark', async () => {
  const { body } = await sites.ask(www.hosts[0], '/')
  expect(body).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">')
  expect(body).toContain(`media="(prefers-color-scheme: dark)" content="${COLOURS.dark.paper}"`)
})
