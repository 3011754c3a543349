import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { openContext } from '../testing/openContext.ts'
import { startPlugins, standardPlugins } from './index.ts'

const adsId = 'ca-pub-0123456789012345'
const SCRIPT = `https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${adsId}`
const requests: string[] = []
let isBlocked = false

interface FetchSession {
  on: (
    event: 'Fetch.requestPaused',
    listener: (paused: { requestId: string; request: { url: string } }) => void,
  ) => void
  send: (method: 'Fetch.enable' | 'Fetch.fulfillRequest' | 'Fetch.failRequest', input: object) => Promise<unknown>
}

// Nothing leaves this machine: the answer is the test's.
beforeAll(async () => {
  const session: FetchSession = cdp()
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    requests.push(request.url)
    if (isBlocked) return void session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' })
    const responseHeaders = [{ name: 'access-control-allow-origin', value: '*' }]
    return void session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body: btoa('') })
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://pagead2.googlesyndication.com/*' }] })
})

const root = document.documentElement
let page: HTMLElement

beforeEach(() => {
  requests.length = 0
  isBlocked = false
  root.dataset['ads'] = 'on'
  page = document.body.appendChild(document.createElement('main'))
  page.append(createPlace('list'), createSpace(), createPlace('aside'))
})
afterEach(() => {
  page.remove()
  root.removeAttribute('data-ads')
  document.querySelector('script[src*=adsbygoogle]')?.remove()
  Reflect.deleteProperty(window, 'adsbygoogle')
  scrollTo(0, 0)
})

function createPlace(name: string): HTMLElement {
  const place = document.createElement('div')
  place.dataset['adPlace'] = name
  place.style.height = '100px'
  place.append(document.createElement('div'))
  place.firstElementChild?.setAttribute('data-ad-room', '')
  return place
}

/** Longer than the window and what is filled before it comes into view. */
function createSpace(): HTMLElement {
  const space = document.createElement('div')
  space.style.height = '4000px'
  return space
}

const units = () => [...page.querySelectorAll<HTMLElement>('ins.adsbygoogle')]
const findPlace = (name: string) => page.querySelector<HTMLElement>(`[data-ad-place=${name}]`)
const wait = () => new Promise((resolve) => setTimeout(resolve, 120))

it('[R1.2] [R7.11] a site that asks has no advertisement before a yes; a place is filled when it is about to be seen', async () => {
  const { context } = openContext({ consent: 'ask', adsId })
  startPlugins(standardPlugins, context)
  await wait()
  expect([requests, units()]).toEqual([[], []])
  context.consent.answer('yes')
  await expect.poll(() => requests).toEqual([SCRIPT])
  expect(
    units().map((unit) => [unit.closest<HTMLElement>('[data-ad-place]')?.dataset['adPlace'], unit.dataset['adClient']]),
  ).toEqual([['list', adsId]])
  expect(window.adsbygoogle).toHaveLength(1)
  expect(window.adsbygoogle?.requestNonPersonalizedAds, 'none that follows a visitor').toBe(1)
  findPlace('aside')?.scrollIntoView({ behavior: 'instant' })
  await expect.poll(() => units().length).toBe(2)
  expect(requests).toHaveLength(1)
})

it('[R1.2] a yes opens no place on the page that is there, but on the next one; a no closes them', async () => {
  root.dataset['ads'] = 'ask'
  const { context, showPage } = openContext({ consent: 'ask', adsId })
  startPlugins(standardPlugins, context)
  context.consent.answer('yes')
  await wait()
  expect([requests, root.dataset['ads']]).toEqual([[], 'ask'])
  showPage('category')
  expect(root.dataset['ads']).toBe('on')
  await expect.poll(() => units().length).toBe(1)
  context.consent.answer('no')
  findPlace('aside')?.scrollIntoView({ behavior: 'instant' })
  await wait()
  expect(units()).toHaveLength(1)
  showPage('home')
  expect(root.dataset['ads']).toBe('off')
})

it('[R1.2] a place that stays empty is closed where nothing on the screen moves by it', async () => {
  startPlugins(standardPlugins, openContext({ adsId }).context)
  await expect.poll(() => units().length).toBe(1)
  findPlace('aside')?.scrollIntoView({ behavior: 'instant' })
  await expect.poll(() => units().length).toBe(2)
  scrollTo(0, 0)
  for (const unit of units()) unit.dataset['adStatus'] = 'unfilled'
  await expect.poll(() => findPlace('aside')?.dataset['adState']).toBe('closed')
  expect(findPlace('list')?.dataset['adState'], 'on the screen').toBe('empty')
})

it('[R1.2] where a blocker keeps the service away, all places are closed, and those of the next page', async () => {
  isBlocked = true
  const { context, showPage } = openContext({ adsId })
  startPlugins(standardPlugins, context)
  await expect.poll(() => findPlace('aside')?.dataset['adState']).toBe('closed')
  showPage('category')
  expect(root.dataset['ads']).toBe('off')
})

it('[R1.2] [R3.6] a hit within the frame of an advertisement is told once in a page', async () => {
  const { context, facts, showPage } = openContext({ adsId })
  startPlugins(standardPlugins, context)
  await expect.poll(() => units().length).toBe(1)
  const frame = document.createElement('iframe')
  units()[0]?.append(frame)
  frame.focus()
  for (let hits = 0; hits < 2; hits += 1) dispatchEvent(new Event('blur'))
  expect(facts['hitAds']).toEqual(['list'])
  delete facts['hitAds']
  showPage('home')
  frame.focus()
  dispatchEvent(new Event('blur'))
  expect(facts['hitAds']).toEqual(['list'])
})

it.each([
  ['a site without an id', { adsId: null }, true],
  ['a host that is not of production', { adsId }, false],
])('[R1.2] %s loads nothing', async (_, site, isProduction) => {
  const { context } = openContext(site)
  startPlugins(standardPlugins, { ...context, isProduction })
  await wait()
  expect([requests, units()]).toEqual([[], []])
})
