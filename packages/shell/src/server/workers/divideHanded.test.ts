import { findSiteByName, type Site } from '@clipfront/site-config'
import { expect, it } from 'vitest'
import { buildRelease } from '../../testing/buildRelease.tsx'
import { cacheKey, type CacheKeyParts } from '../pages/cacheKey.ts'
import type { HandedPage } from '../pages/createKeptPages.ts'
import { divideHanded } from './divideHanded.ts'

const [www, uk] = ['main/www', 'main/uk'].map((name) => findSiteByName(name)) as [Site, Site]
const releases = new Map([
  [www.code, { prod: buildRelease(www) }],
  [uk.code, { prod: buildRelease(uk), beta: { ...buildRelease(uk), hash: 'beta' } }],
])
const [ofWww, ofUk] = [`hash-of-${www.code}`, `hash-of-${uk.code}`]

function handed(parts: Partial<CacheKeyParts>): HandedPage {
  const site = { site: uk.code, environment: 'prod', release: ofUk, device: 'pc', address: '/' } as const
  return { key: cacheKey({ ...site, ...parts }), ageMs: 0, status: 200, headers: {}, html: '', forms: {} }
}

it('pages of what is live are current, whatever is live of other sites', () => {
  const pages = [
    handed({ site: www.code, release: ofWww }),
    handed({ release: 'before' }),
    handed({ environment: 'beta', release: 'beta' }),
    // It shows what beta does.
    handed({ environment: 'dev', release: 'beta' }),
    handed({ environment: 'dev', release: ofUk }),
  ]
  const { current, outdated } = divideHanded(pages, releases)
  expect(current).toEqual([pages[0], pages[2], pages[3]])
  expect(outdated.map(({ environment, release }) => [environment, release])).toEqual([
    ['prod', 'before'],
    ['dev', ofUk],
  ])
})

it('of sites that are not served here, and of what monitors asked for, nothing is made anew', () => {
  const pages = [
    handed({ site: 'gone.example' }),
    handed({ release: 'before', address: 'http://192.0.2.10/' }),
    handed({ site: 'gone.example', release: 'before' }),
  ]
  expect(divideHanded(pages, releases)).toEqual({ current: [], outdated: [] })
})

it('what was asked for last is made anew first, and the hundred last at most', () => {
  const pages = Array.from({ length: 150 }, (_, number) => handed({ release: 'before', address: `/${number}` }))
  const { outdated } = divideHanded(pages, releases)
  expect([outdated.length, outdated[0]?.address, outdated.at(-1)?.address]).toEqual([100, '/0', '/99'])
})
