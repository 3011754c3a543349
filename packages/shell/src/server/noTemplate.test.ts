import { buildWirePage } from '@clipfront/page-data/testing'
import { findSite } from '@clipfront/site-config'
import { expect, it } from 'vitest'
import { buildRelease } from '../testing/buildRelease.tsx'
import { startSites } from '../testing/startSites.ts'

const HOST = 'www.clipfront.example'

it('[R2.10] a page of a type that the site has no template for is not found there', async () => {
  const www = findSite(HOST)
  if (!www) throw new Error(`there is no site ${HOST}`)
  const site = { ...www, pageType: { home: 'home', error: 'error' } }
  const sites = await startSites('main', { releases: new Map([[HOST, { prod: buildRelease(site) }]]), pageCache: true })
  sites.pageApi.answer(({ target }) => ({ body: buildWirePage(target.endsWith('/') ? 'home' : 'merchant') }))
  const home = await sites.ask(HOST, '/')
  const { status, headers, body } = await sites.ask(HOST, '/stores/x')
  await sites.close()
  expect(home.status).toBe(200)
  expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([404, 'no-store', 'NOINDEX'])
  expect(body).toContain('<h1>error: ')
  expect(sites.logged).toEqual([])
})
