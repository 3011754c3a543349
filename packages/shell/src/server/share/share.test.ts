import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PAGE_TYPES } from '@clipfront/page-data'
import { buildWirePage } from '@clipfront/page-data/testing'
import { sites as allSites } from '@clipfront/site-config'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { WriteCard } from '../../render/createSharing.ts'
import { askHead } from '../../testing/askHead.ts'
import { buildRelease } from '../../testing/buildRelease.tsx'
import { startSites } from '../../testing/startSites.ts'

const HOST = 'uk.clipfront.example'
const OTHER = '/_share/0123456789abcdef'
const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-share-'))
let title = 'Nimbus Shoes'
let sites: Awaited<ReturnType<typeof startSites>>

const writeCard: WriteCard<unknown> = (page) =>
  page && ['home', 'search', 'error'].includes(page.page)
    ? null
    : {
        value: null,
        title: page?.page === 'static' ? page.data.heading : page ? title : 'The site',
        merchant: null,
        line: '',
      }

function start(imageJobs = 2) {
  const site = allSites.find(({ code }) => code === HOST)
  if (!site) throw new Error('no site')
  return startSites('main', {
    imageCacheFolder: folder,
    imageJobs,
    releases: new Map([[HOST, { prod: buildRelease(site, {}, {}, writeCard) }]]),
  })
}

beforeAll(async () => {
  sites = await start()
})
afterAll(async () => {
  await sites.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  title = 'Nimbus Shoes'
  sites.pageApi.requests.length = 0
  sites.pageApi.answer(({ target }) =>
    target.includes('/none') ? { status: 404, body: buildWirePage('error') } : { body: buildWirePage('merchant') },
  )
})

/** The path of the picture that a page names. */
async function findPicture(page: string, from = sites): Promise<string> {
  const { body } = await from.ask(HOST, page)
  const [, picture = ''] = /property="og:image" content="https:\/\/uk\.clipfront\.example([^"]+)"/.exec(body) ?? []
  return picture
}

const countDrawn = () => readdirSync(folder, { recursive: true }).filter((name) => String(name).length > 60).length

it('[R2.18] the picture that a page names is there, in the size that it says', async () => {
  const picture = await findPicture('/stores/nimbus-shoes')
  expect(picture).toMatch(/^\/_share\/[0-9a-f]{16}\/stores\/nimbus-shoes\.png$/)
  const { status, headers, bytes } = await sites.ask(HOST, picture)
  expect([status, headers['content-type']]).toEqual([200, 'image/png'])
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  const again = await sites.ask(HOST, picture, { headers: { 'if-none-match': String(headers['etag']) } })
  expect([again.status, again.body]).toEqual([304, ''])
})

it('[R2.18] answers HEAD as GET, and nothing else', async () => {
  const picture = await findPicture('/stores/nimbus-shoes')
  const { head, expected } = await askHead(sites, HOST, picture)
  expect(head).toEqual(expected)
  expect((await sites.ask(HOST, picture, { method: 'POST', body: 'x' })).status).toBe(405)
})

it('[R2.18] what a page says now has another address, and the old one leads there', async () => {
  const before = await findPicture('/stores/nimbus-shoes')
  title = 'Renamed'
  const after = await findPicture('/stores/nimbus-shoes')
  expect(after).not.toBe(before)
  const { status, headers } = await sites.ask(HOST, before)
  expect([status, headers['location'], headers['cache-control']]).toEqual([302, after, 'public, max-age=60'])
})

it('[R2.18] is drawn once for all who ask for it, and after a restart not again', async () => {
  title = 'Asked for by many'
  const picture = await findPicture('/stores/nimbus-shoes')
  const drawn = countDrawn()
  const answers = await Promise.all(Array.from({ length: 8 }, () => sites.ask(HOST, picture)))
  expect(new Set(answers.map(({ status, headers }) => `${status} ${String(headers['etag'])}`)).size).toBe(1)
  const restarted = await start()
  restarted.pageApi.answer(() => ({ body: buildWirePage('merchant') }))
  expect((await restarted.ask(HOST, picture)).status).toBe(200)
  await restarted.close()
  expect(countDrawn() - drawn).toBe(1)
})

it.each([
  ['a word without an end', 'x'.repeat(5000)],
  ['words without an end', 'word '.repeat(5000)],
  ['lines without an end', 'a\n'.repeat(3000)],
  ['the widest letters', '\uFDFD'.repeat(300)],
  ['signs that nobody sees', '\u200F\u202E'],
  ['markup', '<span size="9999999">&amp;'],
])('[R2.18] a title of %s has a picture too', async (_what, hostile) => {
  title = hostile
  const { status, bytes } = await sites.ask(HOST, await findPicture('/stores/nimbus-shoes'))
  expect(status).toBe(200)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
})

describe('[R2.18] nobody can ask for a picture that no page has', () => {
  it.each([
    [`${OTHER}/none.png`, 404],
    [`${OTHER}/api/search.png`, 404],
    [`${OTHER}/go-c-1.png`, 404],
    [`${OTHER}/_share/x.png`, 404],
    [`${OTHER}/.png`, 404],
    [`${OTHER}.jpg`, 404],
    ['/_share/', 404],
    [`${OTHER}/stores/nimbus-shoes.png`, 302],
    [`${OTHER}/stores/nimbus-shoes.png?title=Mine`, 302],
    [`${OTHER}.png`, 302],
  ])('%s is %i', async (target, status) => {
    const drawn = countDrawn()
    const answer = await sites.ask(HOST, target)
    expect([answer.status, countDrawn()]).toEqual([status, drawn])
    expect(String(answer.headers['location'] ?? '')).not.toContain('Mine')
  })

  it('a search shows the picture of the site, whatever was searched for', async () => {
    sites.pageApi.answer(() => ({ body: buildWirePage('search') }))
    const [one, other] = [await findPicture('/search?q=one'), await findPicture('/search?q=other')]
    expect(one).toMatch(/^\/_share\/[0-9a-f]{16}\.png$/)
    expect(other).toBe(one)
    expect((await sites.ask(HOST, one)).status).toBe(200)
  })
})

it('[R2.18] who asks for too many at once is told to come back', async () => {
  const small = await start(1)
  small.pageApi.answer(({ target }) => ({ body: buildWirePage('static', { heading: target }) }))
  const pictures: string[] = []
  for (let at = 0; at < 60; at += 1) pictures.push(await findPicture(`/stores/shop-${at}`, small))
  const answers = await Promise.all(pictures.map((picture) => small.ask(HOST, picture)))
  await small.close()
  const busy = answers.filter(({ status }) => status === 503)
  expect(busy.length).toBeGreaterThan(0)
  expect(busy.length).toBeLessThan(60)
  expect(busy[0]?.headers['retry-after']).toBe('1')
  expect(JSON.parse(busy[0]?.body ?? '')).toMatchObject({ status: 503, statusText: 'IPX_BUSY' })
})

it.each(PAGE_TYPES)('[R2.18] a %s page says its title, its address and its picture', async (type) => {
  sites.pageApi.answer(() => ({ body: buildWirePage(type) }))
  const { body } = await sites.ask(HOST, '/page')
  const written = /<title>(.*?)<\/title>/.exec(body)?.[1]
  expect(body).toContain(`<meta property="og:title" content="${written}"`)
  expect(body).toContain('<meta name="twitter:card" content="summary_large_image"')
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1]
  expect(/<meta property="og:url" content="([^"]+)"/.exec(body)?.[1]).toBe(canonical)
  expect((await sites.ask(HOST, /(\/_share\/[^"]+)"/.exec(body)?.[1] ?? '')).status).toBe(200)
})
