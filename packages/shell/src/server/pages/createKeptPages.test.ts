import { buildWirePage } from '@clipfront/page-data/testing'
import { afterEach, expect, it } from 'vitest'
import { startSites } from '../../testing/startSites.ts'
import { createKeptPages, type HandedPage, type KeptPages } from './createKeptPages.ts'

const HOST = 'www.clipfront.example'
const BROTLI = { headers: { 'accept-encoding': 'br' } }

type Sites = Awaited<ReturnType<typeof startSites>>
const started: Sites[] = []

afterEach(async () => {
  await Promise.all(started.splice(0).map((sites) => sites.close()))
})

async function start(keptPages = createKeptPages()): Promise<Sites> {
  const sites = await startSites('main', { pageCache: true, keptPages })
  sites.pageApi.answer(() => ({ body: buildWirePage('merchant') }))
  started.push(sites)
  return sites
}

async function allOf(pages: KeptPages): Promise<HandedPage[]> {
  const all: HandedPage[] = []
  for await (const page of pages.handOn()) all.push(page)
  return all
}

it('what a process hands on, the next one answers to the byte, and asks page-api for nothing', async () => {
  const [pages, heirs] = [createKeptPages(), createKeptPages()]
  const [old, next] = [await start(pages), await start(heirs)]
  const answers = [await old.ask(HOST, '/a', BROTLI), await old.ask(HOST, '/b')]
  const handed: HandedPage[] = structuredClone(await allOf(pages))
  heirs.take(handed)
  const again = [await next.ask(HOST, '/a', BROTLI), await next.ask(HOST, '/b')]
  expect(again.map(({ status, body }) => [status, body])).toEqual(answers.map(({ status, body }) => [status, body]))
  for (const name of ['cache-tag', 'content-encoding', 'vary', 'content-length']) {
    expect(again.map(({ headers }) => headers[name])).toEqual(answers.map(({ headers }) => headers[name]))
  }
  expect(next.pageApi.requests).toEqual([])
})

it('what has become old on the way is not answered any more', async () => {
  const [pages, heirs] = [createKeptPages(), createKeptPages()]
  const [old, next] = [await start(pages), await start(heirs)]
  await old.ask(HOST, '/a')
  heirs.take(await allOf(pages), 60_000)
  await next.ask(HOST, '/a')
  expect(next.pageApi.requests).toHaveLength(1)
})

it('a page that cannot be read is left out, and no other one', async () => {
  const [pages, heirs] = [createKeptPages(), createKeptPages()]
  const [old, next] = [await start(pages), await start(heirs)]
  await old.ask(HOST, '/a', BROTLI)
  await old.ask(HOST, '/b', BROTLI)
  const [latest, first] = await allOf(pages)
  heirs.take([{ ...latest, forms: { br: Buffer.from('torn') } } as HandedPage, first as HandedPage])
  const answers = [await next.ask(HOST, '/a', BROTLI), await next.ask(HOST, '/b', BROTLI)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(next.pageApi.requests.map(({ target }) => target)).toEqual([expect.stringMatching(/\/b$/)])
})

it('hands on what was asked for last first', async () => {
  const pages = createKeptPages()
  const { ask } = await start(pages)
  for (const target of ['/a', '/b', '/a']) await ask(HOST, target)
  const handed = await allOf(pages)
  expect(handed.map(({ key }) => key.split(' ').at(-1))).toEqual(['/a', '/b'])
})
