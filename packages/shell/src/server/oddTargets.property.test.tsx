import { buildWirePage } from '@clipfront/page-data/testing'
import { sites as allSites } from '@clipfront/site-config'
import { OVER_HTTP } from '@clipfront/vitest/over-http'
import { array, assert, asyncProperty, constantFrom, oneof, string } from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AppFrame } from '../render/AppFrame.ts'
import { buildRelease } from '../testing/buildRelease.tsx'
import { startSites } from '../testing/startSites.ts'

const HOST = 'www.clipfront.example'
const PIECES = ['/', '//', '[', ']', '\\', ':', '@', 'a:b', '%', '%00', '%23', '%ff', '%5b', '?', '#', '*', ';', HOST]
const STARTS = ['/', '//', '/\\', 'http://', `http://${HOST}/`, 'http://x%00/', '*', 'x', '//x/go-c-1?', '/api', '?']
const rest = array(oneof(constantFrom(...PIECES), string({ unit: 'grapheme-ascii', maxLength: 3 })), { maxLength: 5 })

/** As an app's own root does with the address of its page. */
const Root: AppFrame['Root'] = ({ url, children }) => {
  const { hostname } = new URL(`https://${HOST}${url}`)
  if (hostname !== HOST) throw new Error(`${url} is no path`)
  return children
}

let sites: Awaited<ReturnType<typeof startSites>>
beforeAll(async () => {
  const wanted = allSites.filter(({ hosts }) => hosts[0] === HOST)
  const releases = new Map(wanted.map((site) => [site.code, { prod: buildRelease(site, {}, { Root }) }]))
  sites = await startSites('main', { wanted, releases })
  sites.pageApi.answer(() => ({ status: 404, body: buildWirePage('error') }))
})
afterAll(() => sites.close())

it('whatever is asked for, the answer is a proper one', async () => {
  await assert(
    asyncProperty(constantFrom(...STARTS), rest, async (start, pieces) => {
      // What a client cannot put into a request line never arrives.
      const requested = `${start}${pieces.join('')}`.replaceAll(/[^!-~]/g, encodeURIComponent)
      const { status, headers, body } = await sites.ask(HOST, requested)
      expect([302, 400, 403, 404]).toContain(status)
      const isText = !headers['content-type']?.includes('html')
      expect(isText || /<h1>error: .*"url":"\/[^"]*"/s.test(body)).toBe(true)
    }),
    OVER_HTTP,
  )
  expect(sites.logged).toEqual([])
})
