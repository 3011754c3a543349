import { sites as allSites } from '@clipfront/site-config'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildRelease } from '../testing/buildRelease.tsx'
import { startSites } from '../testing/startSites.ts'

const [LIVE, ON_BETA, NEVER, UNWANTED] = ['www', 'uk', 'de', 'fr'] as const
const findLiveHost = (label: string) => `${label}.clipfront.example`
let sites: Awaited<ReturnType<typeof startSites>>

beforeAll(async () => {
  const wanted = [LIVE, ON_BETA, NEVER].flatMap((label) => allSites.filter(({ code }) => code === findLiveHost(label)))
  const [live, onBeta] = wanted.map((site) => buildRelease(site))
  if (!live || !onBeta) throw new Error('the sites of this test are not there')
  const releases = new Map([
    [findLiveHost(LIVE), { prod: live }],
    [findLiveHost(ON_BETA), { beta: onBeta }],
  ])
  sites = await startSites('main', { wanted, releases })
})
afterAll(() => sites.close())

it.each([
  ['/', NEVER],
  ['/robots.txt', NEVER],
  ['/', ON_BETA],
])('[R1.9] %s of a site of which nothing is live (%s) is there later', async (target, label) => {
  const { status, headers, body } = await sites.ask(findLiveHost(label), target)
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-store'])
  expect(body).toMatch(/^Clipfront \S+ cannot be shown at this moment: no release of it is live here\./)
  expect(body).not.toContain('npm run')
})

it('[R1.9] a developer is told how to ship it', async () => {
  const { status, body } = await sites.ask(`${NEVER}.main.localhost:3000`, '/')
  expect([status, body.split('\n')[1]]).toEqual([503, `To ship it: npm run ship -- ${findLiveHost(NEVER)}`])
})

it('[R1.9] what is live is served beside it, and a site of another server is not known', async () => {
  sites.pageApi.answer(() => ({ status: 404, body: {} }))
  expect((await sites.ask(findLiveHost(LIVE), '/robots.txt')).status).toBe(200)
  expect((await sites.ask(`beta.${findLiveHost(ON_BETA)}`, '/robots.txt')).status).toBe(200)
  expect((await sites.ask(findLiveHost(UNWANTED), '/')).status).toBe(421)
  expect((await sites.ask('evil.example', '/')).status).toBe(421)
})
