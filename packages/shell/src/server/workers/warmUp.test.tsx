import { buildWirePage } from '@clipfront/page-data/testing'
import { findSiteByName, type Site } from '@clipfront/site-config'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildRelease } from '../../testing/buildRelease.tsx'
import { startPageApi, type StandInPageApi } from '../../testing/startPageApi.ts'
import { createSiteServer } from '../createSiteServer.ts'
import { createPageApi, type PageApi } from '../pages/createPageApi.ts'
import { unhurried } from './unhurried.ts'
import { warmUp } from './warmUp.ts'

const LINKS = ['/', '/stores', '/stores/one', '/stores/two', '/about', '/stores?q=1', 'https://elsewhere.example/x']
const FRAME = {
  Root: () => LINKS.map((href) => <a key={href} href={href} aria-label={href} />),
  layouts: { default: () => null },
  navigation: {},
}
const [www, uk] = ['main/www', 'main/uk'].map((name) => findSiteByName(name)) as [Site, Site]
const releases = new Map([
  [www.code, { prod: buildRelease(www, {}, FRAME) }],
  [uk.code, { beta: buildRelease(uk, {}, FRAME) }],
])

let pageApi: StandInPageApi
let api: PageApi
let server: FastifyInstance

beforeEach(async () => {
  pageApi = await startPageApi()
  api = createPageApi(pageApi.url, 'a token of the tests')
  server = createSiteServer({
    unit: 'main',
    wanted: [www, uk],
    releases,
    archive: async () => undefined,
    mediaFolder: '/nonexistent',
    api,
    pageCache: true,
    trustedProxies: [],
    now: () => new Date(0),
    log: () => {},
  })
})
afterEach(async () => {
  await server.close()
  await pageApi.close()
  await api.close()
})

const asked = () => [...new Set(pageApi.requests.map(({ target }) => target))]

it('makes every home page and one of each kind that these lead to, before anybody asks', async () => {
  pageApi.answer(() => ({ body: buildWirePage('home') }))
  await warmUp(server, releases)
  const [first, second] = [www, uk].map(({ api: path }) => `${path}/pages`)
  expect(asked()).toEqual([`${first}/`, `${first}/stores`, `${first}/stores/one`, `${first}/about`, `${second}/`])

  const before = pageApi.requests.length
  const { statusCode } = await server.inject({ url: '/', headers: { host: www.hosts[0], 'user-agent': 'X11; Linux' } })
  expect(statusCode).toBe(200)
  expect(pageApi.requests).toHaveLength(before)
})

it('makes what visitors asked an older release for, for their devices and names, and what is not live is left out', async () => {
  pageApi.answer(() => ({ body: buildWirePage('merchant') }))
  const visited = [
    { site: www.code, environment: 'prod', device: 'tablet', address: '/search?q=shoes' },
    { site: uk.code, environment: 'beta', device: 'mobile', address: '/stores/two' },
    { site: uk.code, environment: 'prod', device: 'pc', address: '/stores/not-live' },
    { site: 'gone.example', environment: 'prod', device: 'pc', address: '/stores/gone' },
  ] as const
  await warmUp(server, releases, visited)
  const first = [`${www.api}/pages/search?q=shoes`, `${uk.api}/pages/stores/two`]
  expect(asked().slice(0, 2)).toEqual(first)
  expect(asked().join(' ')).not.toMatch(/not-live|gone/)

  const before = pageApi.requests.length
  const ipad = { host: www.hosts[0], 'user-agent': 'Mozilla/5.0 (iPad; CPU OS 18_0)' }
  const phone = { host: `beta.${uk.hosts[0]}`, 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Mobile' }
  await server.inject({ url: '/search?q=shoes', headers: ipad })
  await server.inject({ url: '/stores/two', headers: phone })
  expect(pageApi.requests).toHaveLength(before)
})

it('leaves out what a visitor can ask for and no address can say, and makes the others', async () => {
  pageApi.answer(() => ({ body: buildWirePage('merchant') }))
  const site = { site: www.code, environment: 'prod', device: 'pc' } as const
  const visited = [
    { ...site, address: '/\\[' },
    { ...site, address: '/stores/two' },
  ]
  await warmUp(server, releases, visited)
  expect(asked()[0]).toBe(`${www.api}/pages/stores/two`)
})

it('asks for the next page, where others serve, when it has rested for as long as the last one took', async () => {
  const askedAt: number[] = []
  const answerMs = 100
  pageApi.answer(() => {
    askedAt.push(performance.now())
    return (response) => void setTimeout(() => response.end(JSON.stringify(buildWirePage('home'))), answerMs)
  })
  await warmUp(unhurried(server), releases)
  const between = askedAt.slice(1).map((at, index) => at - (askedAt[index] ?? at))
  expect(Math.min(...between)).toBeGreaterThan(1.9 * answerMs)
})

it('leaves it at one question where page-api cannot answer', async () => {
  pageApi.answer(() => ({ status: 503, body: 'no' }))
  await warmUp(server, releases)
  expect(pageApi.requests).toHaveLength(1)
})

it('waits for no answer that does not come', async () => {
  pageApi.answer(() => 'silence')
  await warmUp(server, releases, [], 50)
  expect(asked()).toHaveLength(1)
})
