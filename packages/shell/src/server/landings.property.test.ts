import { array, assert, asyncProperty, constantFrom, oneof, property, string } from 'fast-check'
import { isOwnTarget } from '@clipfront/routing/outbound'
import { sites as allSites } from '@clipfront/site-config'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSites } from '../testing/startSites.ts'
import { findLandingTarget } from './handlers/cutPort.ts'
import { asciiTarget } from './http/asciiTarget.ts'

const HOST = 'www.clipfront.example'
/** Over HTTP, of all addresses together; the rules themselves are tried as often each. */
const NUM_RUNS = process.env['FULL'] === '1' ? 40_000 : 1000
const found = allSites.find(({ code }) => code === HOST)
if (!found) throw new Error(`there is no site ${HOST}`)
const site = found

// Pieces that mean something to a url's reader come up more often than chance would bring them.
const PIECES = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  'data:',
  'vbscript:',
  'https:',
  'http:',
  'https://',
  '/',
  '/',
  '//',
  '\\',
  '/\\',
  '.',
  '..',
  './/',
  '%2e',
  '%2e%2e/',
  '?',
  '&',
  '=',
  '#',
  '@',
  ':',
  '+',
  ' ',
  '\t',
  '\r\n',
  '\n',
  '\u0000',
  '\u007f',
  '\u00a0',
  '\u200b',
  '\u202e',
  '\ud800',
  'evil.example',
  HOST,
  'localhost:80',
  '1/alert(1)',
  'go-c-1',
  'cut-port',
  '%2F',
  '%5C',
  '%09',
  '%0d%0aSet-Cookie:a=b',
  '%2526',
  '%',
  '%E0%A4%A',
  'é',
  '€',
  'to=',
  'url=',
  'mktsrc=',
  'sig=',
] as const
const hostile = array(
  oneof({ weight: 3, arbitrary: constantFrom(...PIECES) }, string({ unit: 'binary', maxLength: 4 })),
  {
    maxLength: 10,
  },
).map((pieces) => pieces.join(''))
const query = oneof(
  hostile,
  hostile.map((value) => encodeURIComponent(value.toWellFormed())),
)

/** What a browser makes of a `Location`: it never leaves the site, and no other reader takes it for another place. */
function expectOwn(location: string): void {
  expect(location).toMatch(/^(?:\/(?![/\\])|https?:\/\/)[!-~]*$/)
  const base = `https://${HOST}/edm-redirect`
  const target = new URL(location, base)
  expect(site.hosts).toContain(target.host)
  expect(target.pathname).toMatch(/^\/(?![/\\])/)
  expect(location.split(/[?#]/, 1)[0]).not.toContain('\\')
}

let sites: Awaited<ReturnType<typeof startSites>>
beforeAll(async () => {
  sites = await startSites('main')
  sites.pageApi.answer(() => ({ status: 403, body: { code: 403 } }))
})
afterAll(() => sites.close())

it('[R2.2] a landing leads to a path of our own, whatever stands in `to`', () => {
  const judged = { followed: 0, refused: 0 }
  assert(
    property(hostile, (to) => {
      const target = findLandingTarget(to)
      judged[target === null ? 'refused' : 'followed'] += 1
      if (target === null) return
      expect(target).toMatch(/^\//)
      expectOwn(target)
      expect(target).not.toMatch(/^\/(?:go-|api\/|cut-port(?:$|[?#]))/)
    }),
  )
  expect(judged.followed, 'some of them are followed, or this proves nothing').toBeGreaterThan(judged.refused / 100)
})

it('[R2.3] a letter’s unsigned link leads to the site, whatever stands in `url`', () => {
  const judged = { followed: 0, refused: 0 }
  assert(
    property(hostile, (url) => {
      const isOwn = isOwnTarget(url, { ownHosts: site.hosts })
      judged[isOwn ? 'followed' : 'refused'] += 1
      if (!isOwn) return
      expectOwn(asciiTarget(url))
    }),
  )
  expect(judged.followed, 'some of them are followed, or this proves nothing').toBeGreaterThan(judged.refused / 100)
})

const STARTS = ['/cut-port?to=', '/cut-port?mktsrc=', '/edm-redirect?url=', '/edm-redirect?sig=x&url='] as const

it('[R2.2] [R2.3] over HTTP a landing never names another place, and never breaks', async () => {
  const seen = new Map<string, number>()
  await assert(
    asyncProperty(constantFrom(...STARTS), query, async (start, value) => {
      // What a client cannot put into a request line never arrives.
      const target = `${start}${value.replaceAll(/[^!-~]/g, (letter) => encodeURIComponent(letter.toWellFormed()))}`
      const { status, headers } = await sites.ask(HOST, target)
      expect([302, 502]).toContain(status)
      expectOwn(String(headers['location']))
      seen.set(start, (seen.get(start) ?? 0) + 1)
    }),
    { numRuns: NUM_RUNS },
  )
  for (const start of STARTS) expect(seen.get(start), `how often ${start} came up`).toBeGreaterThan(NUM_RUNS / 8)
})
