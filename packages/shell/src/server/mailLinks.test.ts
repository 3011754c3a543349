import { buildWirePage } from '@clipfront/page-data/testing'
import { sites as known } from '@clipfront/site-config'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { RootProps } from '../render/AppFrame.ts'
import { buildRelease } from '../testing/buildRelease.tsx'
import { startSites, TOKEN } from '../testing/startSites.ts'

const HOST = 'uk.clipfront.example'
const LINK = '/subscription?unsubscribe=TOKEN'
let sites: Awaited<ReturnType<typeof startSites>>

beforeAll(async () => {
  // An error page links to its own address: here it is said above each page.
  const frame = { Root: ({ url, children }: RootProps) => [`again:${url} `, children] }
  const releases = new Map(known.map((site) => [site.code, { prod: buildRelease(site, {}, frame) }]))
  sites = await startSites('main', { releases })
})
beforeEach(() => {
  sites.pageApi.requests.length = 0
  sites.logged.length = 0
  answer(200, [{ label: 'Unsubscribe', value: 'this' }])
})
afterAll(() => sites.close())

const answer = (code: number, buttons: object[] = []) =>
  sites.pageApi.answer(() => ({ status: code, body: { ...buildWirePage('static'), code, buttons } }))
const listRequests = () => sites.pageApi.requests.map(({ method, target }) => `${method} ${target}`)
const ask = (target: string, body?: string, headers: Record<string, string> = {}, host = HOST) =>
  sites.ask(
    host,
    target,
    body === undefined
      ? { headers }
      : { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } },
  )

it('[R7.12] to follow a link asks page-api for its page alone, which holds no script and is in no cache or index', async () => {
  const { status, headers, body } = await ask(`${LINK}&utm_source=x`)
  expect(status).toBe(200)
  expect(listRequests()).toEqual([`GET /v1/sites/${HOST}/subscription?unsubscribe=TOKEN`])
  expect(sites.pageApi.requests[0]?.headers['authorization']).toBe(`Bearer ${TOKEN}`)
  expect(headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-robots-tag': expect.stringMatching(/^NOINDEX/),
  })
  expect(body).not.toMatch(/<script|modulepreload|TOKEN/)
  expect(sites.requests.at(-1)).toMatchObject({ route: 'subscription', status: 200 })
  expect(JSON.stringify(sites.logged)).not.toContain('TOKEN')
  expect((await ask('/stores')).body, 'other pages have scripts').toContain('<script')
})

it.each([
  ['the page’s button', 'scope=this', `POST /v1/sites/${HOST}/subscription?unsubscribe=TOKEN`],
  ['its other one', 'scope=all', `POST /v1/sites/${HOST}/subscription?unsubscribe=TOKEN&scope=all`],
  ['a strange body', 'scope=all%00&unsubscribe=OTHER', `POST /v1/sites/${HOST}/subscription?unsubscribe=TOKEN`],
])('[R7.12] %s sends a POST, which is answered by a page', async (_title, body, expected) => {
  const { status, headers } = await ask(LINK, body)
  expect([status, headers['content-type'], listRequests()]).toEqual([200, expect.stringContaining('html'), [expected]])
})

it.each([
  ['as a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'as multipart',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])(
  '[R7.12] a mail program unsubscribes by one POST %s: from nowhere, without a redirect',
  async (_title, type, body) => {
    const from = { 'content-type': type, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }
    const { status, headers, body: said } = await ask(LINK, body, from)
    expect([status, headers['location'], said]).toEqual([200, undefined, 'Unsubscribed\n'])
    expect(listRequests()).toEqual([`POST /v1/sites/${HOST}/subscription?unsubscribe=TOKEN`])
    answer(410)
    expect(await ask(LINK, body, from)).toMatchObject({ status: 410, body: 'This link has ended\n' })
  },
)

it('a link that has ended is answered by its page, 410', async () => {
  answer(410)
  const { status, body } = await ask(LINK)
  expect([status, body]).toEqual([410, expect.stringContaining('static:')])
})

it.each([500, 401, 503])(
  'what is wrong between our servers (%i) is told as an error, and may be tried again',
  async (code) => {
    sites.pageApi.answer(() => ({ status: code, body: 'oops' }))
    for (const given of [undefined, 'scope=this']) {
      const page = await ask(LINK, given)
      expect([502, 503]).toContain(page.status)
      expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
      expect(page.body).not.toMatch(/<script|modulepreload/)
      // Its way to try again is the link itself.
      expect(page.body).toContain(`again:${LINK}`)
    }
    const { status, body } = await ask(LINK, 'List-Unsubscribe=One-Click')
    expect([502, 503]).toContain(status)
    expect(body).not.toMatch(/<|oops/)
  },
)

it('an alias, which the links of old mails name, takes a POST and redirects a GET', async () => {
  const alias = 'clipfront.example'
  expect((await ask(LINK, 'List-Unsubscribe=One-Click', {}, alias)).status).toBe(200)
  expect(await ask(LINK, undefined, {}, alias)).toMatchObject({
    status: 301,
    headers: { location: expect.stringContaining(`www.clipfront.example${LINK}`) },
  })
})
