import { buildWirePage } from '@clipfront/page-data/testing'
import { sites as allSites } from '@clipfront/site-config'
import { afterEach, describe, expect, it } from 'vitest'
import type { AppFrame } from '../render/AppFrame.ts'
import { buildPageConfig } from '../testing/buildPageConfig.ts'
import { buildRelease } from '../testing/buildRelease.tsx'
import { startSites } from '../testing/startSites.ts'
import type { Release } from './release/Release.ts'

const HOST = 'www.clipfront.example'
const DESK = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0.0.0 Safari/537.36'
const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/141.0.0.0 Mobile Safari/537.36'
const TABLET = 'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) Version/18.6 Safari/605.1.15'
const SHARED = /^public, max-age=0, s-maxage=60,/
const BY_DEVICE = 'Sec-CH-UA-Mobile, Sec-CH-UA-Platform, User-Agent, Accept-Encoding'
const site = allSites.find(({ code }) => code === HOST)
if (!site) throw new Error(`there is no site ${HOST}`)
const www = site

let sites: Awaited<ReturnType<typeof startSites>>
afterEach(() => sites.close())

const frame: Partial<AppFrame> = {
  Root: ({ clientState: { initial }, children }) => (
    <>
      <p>{`mobile: ${initial.isMobile}`}</p>
      {children}
    </>
  ),
}
const Merchant = () => <h1>merchant</h1>
const differing = buildRelease(www, { merchant: buildPageConfig(Merchant, { differsByDevice: true }) }, frame)
const same = buildRelease(www, { merchant: buildPageConfig(Merchant) }, frame)

async function start(release: Release, trustedProxies: string[] = []) {
  sites = await startSites('main', { pageCache: true, trustedProxies, releases: new Map([[HOST, { prod: release }]]) })
  sites.pageApi.answer(() => ({ body: buildWirePage('merchant') }))
  return async (headers: Record<string, string>) => sites.ask(HOST, '/stores/a', { headers })
}

function readDevice(html: string) {
  const [, state = '{}'] = /id="state">(.*?)<\/script>/s.exec(html) ?? []
  return [
    /<html[^>]* data-device="(\w+)"/.exec(html)?.[1],
    (JSON.parse(state) as { device: string | null }).device,
    /mobile: (\w+)/.exec(html)?.[1],
  ]
}

describe('[R1.3] a site of which a template differs by device', () => {
  it('has a page for each class, made once, that nobody else may keep', async () => {
    const ask = await start(differing)
    const answers = []
    for (const userAgent of [DESK, PHONE, TABLET, PHONE]) answers.push(await ask({ 'user-agent': userAgent }))
    expect(answers.map(({ body }) => readDevice(body))).toEqual([
      ['pc', 'pc', 'false'],
      ['mobile', 'mobile', 'true'],
      ['tablet', 'tablet', 'false'],
      ['mobile', 'mobile', 'true'],
    ])
    expect(sites.pageApi.requests).toHaveLength(3)
    for (const { headers } of answers) {
      expect([headers['cache-control'], headers['vary']]).toEqual(['private, max-age=0', BY_DEVICE])
    }
  })

  it('tells a tablet that asks for desktop pages by its hints', async () => {
    const ask = await start(differing)
    const hints = { 'sec-ch-ua-mobile': '?0', 'sec-ch-ua-platform': '"Android"' }
    expect(readDevice((await ask({ 'user-agent': DESK, ...hints })).body)).toEqual(['tablet', 'tablet', 'false'])
  })

  it('believes the class that a trusted proxy names, and lets it keep the page', async () => {
    const ask = await start(differing, ['127.0.0.1'])
    const { body, headers } = await ask({ 'user-agent': DESK, 'x-device': 'mobile' })
    expect(readDevice(body)).toEqual(['mobile', 'mobile', 'true'])
    expect([headers['cache-control'], headers['vary']]).toEqual([expect.stringMatching(SHARED), 'Accept-Encoding'])
  })

  it.each(['constructor', '__proto__', 'Mobile', 'mobile, pc'])(
    'takes %s of a trusted proxy for no class',
    async (named) => {
      const ask = await start(differing, ['127.0.0.1'])
      const { body, headers } = await ask({ 'user-agent': PHONE, 'x-device': named })
      expect([...readDevice(body), headers['vary']]).toEqual(['mobile', 'mobile', 'true', BY_DEVICE])
    },
  )

  it('believes no class from anybody else', async () => {
    const ask = await start(differing)
    const { body, headers } = await ask({ 'user-agent': DESK, 'x-device': 'mobile' })
    expect([...readDevice(body), headers['vary']]).toEqual(['pc', 'pc', 'false', BY_DEVICE])
  })

  it('may differ by a layout', async () => {
    const layouts = { navigation: { layouts: { default: { differsByDevice: true } } } }
    const ask = await start(buildRelease(www, {}, { ...frame, ...layouts }))
    expect(readDevice((await ask({ 'user-agent': PHONE })).body)).toEqual(['mobile', 'mobile', 'true'])
  })
})

it('[R1.3] a site whose pages are the same for all makes one, names no device in it, and lets everybody keep it', async () => {
  const ask = await start(same)
  const answers = []
  for (const userAgent of [DESK, PHONE, TABLET])
    answers.push(await ask({ 'user-agent': userAgent, 'x-device': 'mobile' }))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  for (const { body, headers } of answers) {
    expect(readDevice(body)).toEqual([undefined, null, 'false'])
    expect([headers['cache-control'], headers['vary']]).toEqual([expect.stringMatching(SHARED), 'Accept-Encoding'])
  }
  expect(sites.pageApi.requests).toHaveLength(1)
})

it('[R1.3] a release of before, which says nothing of it, is taken for one that differs', async () => {
  const { differsByDevice: _unknown, ...renderer } = differing.renderer
  const ask = await start({ ...differing, renderer })
  const { body, headers } = await ask({ 'user-agent': PHONE })
  expect([...readDevice(body), headers['vary']]).toEqual(['mobile', 'mobile', 'true', BY_DEVICE])
})
