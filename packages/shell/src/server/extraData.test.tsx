import { buildWirePage } from '@clipfront/page-data/testing'
import { sites as allSites } from '@clipfront/site-config'
import { expect, it } from 'vitest'
import { buildPageConfig } from '../testing/buildPageConfig.ts'
import { buildRelease } from '../testing/buildRelease.tsx'
import { startSites } from '../testing/startSites.ts'

const HOST = 'www.clipfront.example'

it('[R3.3] extra data comes from page-api, by the page’s own site', async () => {
  const site = allSites.find(({ code }) => code === HOST)
  if (!site) throw new Error(`there is no site ${HOST}`)
  const merchant = buildPageConfig(({ extraData }) => <p>{JSON.stringify(extraData)}</p>, {
    extraData: { other: async ({ pageAt }) => (await pageAt('/search?q=a')).page },
  })
  const sites = await startSites('main', {
    releases: new Map([[HOST, { prod: buildRelease(site, { merchant }) }]]),
  })
  const requests: string[] = []
  sites.pageApi.answer(({ target }) => {
    requests.push(target)
    return { body: buildWirePage(target.includes('/search') ? 'search' : 'merchant') }
  })
  const { status, body } = await sites.ask(HOST, '/stores/x')
  await sites.close()
  expect([status, sites.logged]).toEqual([200, []])
  expect(requests).toEqual([`/v1/sites/${HOST}/pages/stores/x`, `/v1/sites/${HOST}/pages/search?q=a`])
  expect(body).toContain('<p>{&quot;other&quot;:&quot;search&quot;}</p>')
})
