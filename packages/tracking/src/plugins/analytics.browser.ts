import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { COOKIES, findCookie, writeCookie } from '../cookies.ts'
import { openContext } from '../testing/openContext.ts'
import { startPlugins, standardPlugins } from './index.ts'

const layer = () => (window as { dataLayer?: unknown[] }).dataLayer ?? []
/** Commands as lists, the rest as it is. */
const pushed = () => layer().map((one) => (String(one) === '[object Arguments]' ? Array.from(one as unknown[]) : one))
/** Advertising is not what the bar asks for: it stays denied. */
const signals = (word: string) => ({
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: word,
})
const requests: string[] = []

interface FetchSession {
  on: (
    event: 'Fetch.requestPaused',
    listener: (paused: { requestId: string; request: { url: string } }) => void,
  ) => void
  send: (method: 'Fetch.enable' | 'Fetch.fulfillRequest', input: object) => Promise<unknown>
}

// Nothing leaves this machine: the answer is the test's.
beforeAll(async () => {
  const session: FetchSession = cdp()
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    requests.push(request.url)
    void session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, body: btoa('') })
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://www.googletagmanager.com/*' }] })
})
beforeEach(() => {
  writeCookie(COOKIES.consent, '', 0)
  requests.length = 0
})
afterEach(() => {
  document.querySelector('script[data-analytics]')?.remove()
  Reflect.deleteProperty(window, 'dataLayer')
  vi.restoreAllMocks()
})

it('[R4.7] [R7.6] a site that asks denies all before any tag, loads it after a yes, and takes the yes back', async () => {
  const { context, showPage } = openContext({ consent: 'ask', analyticsId: 'GTM-AB12CD3' })
  startPlugins(standardPlugins, context)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect([requests, layer()]).toEqual([[], []])
  context.consent.answer('yes')
  await expect.poll(() => requests).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3'])
  expect(pushed()).toEqual([
    ['consent', 'default', signals('denied')],
    ['consent', 'update', signals('granted')],
    { event: 'clipfront_page', page_type: 'merchant' },
    { event: 'gtm.js', 'gtm.start': expect.any(Number) },
  ])
  showPage('home')
  expect(pushed().at(-1)).toEqual({ event: 'clipfront_page', page_type: 'home' })
  writeCookie('_ga', 'GA1.1.1.1', 60)
  context.consent.answer('no')
  expect(pushed().at(-1)).toEqual(['consent', 'update', signals('denied')])
  expect(findCookie('_ga')).toBeUndefined()
  const heard = layer().length
  showPage('blog')
  expect(layer(), 'it hears of no page after a no').toHaveLength(heard)
  context.consent.answer('yes')
  expect(pushed().at(-1)).toEqual(['consent', 'update', signals('granted')])
  expect(requests).toHaveLength(1)
})

it('[R4.7] it is loaded once in a document; another id is ignored with a warning', async () => {
  const warning = vi.spyOn(console, 'warn').mockReturnValue()
  startPlugins(standardPlugins, openContext({ analyticsId: 'G-1A2B3C4D5E' }).context)
  await expect.poll(() => requests).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-1A2B3C4D5E'])
  expect(pushed().slice(0, 1)).toEqual([['consent', 'default', signals('granted')]])
  expect(pushed().slice(-2)).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-1A2B3C4D5E'],
  ])
  startPlugins(standardPlugins, openContext({ analyticsId: 'G-1A2B3C4D5E' }).context)
  startPlugins(standardPlugins, openContext({ analyticsId: 'GTM-AB12CD3' }).context)
  await expect.poll(() => warning.mock.calls.length).toBe(1)
  expect(requests).toHaveLength(1)
})

it.each([
  ['there is no id', { analyticsId: null }, {}],
  ['the host is none of production', { analyticsId: 'GTM-AB12CD3' }, { isProduction: false }],
])('[R7.6] nobody is asked where %s', async (_, site, document) => {
  const { context } = openContext(site)
  startPlugins(standardPlugins, { ...context, ...document })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect([requests, layer()]).toEqual([[], []])
})
