import { once } from 'node:events'
import { createServer } from 'node:http'
import path from 'node:path'
import { buildWirePage } from '@clipfront/page-data/testing'
import {
  buildMerchantPage,
  GOALS,
  measureFilter,
  measurePage,
  PAGE_LIMITS,
  type PageCost,
} from '@clipfront/shell/page-cost'
import { findSiteByName } from '@clipfront/site-config'
import { chromiumLaunch } from '@clipfront/vitest'
import { findFreePort } from '@clipfront/vitest/free-port'
import { chromium } from 'playwright'
import { startServer } from './measuring/startServer.ts'

/**
 * What a merchant's page with 60 coupons costs a shopper's browser, beside its limits, and how soon a filter on 300 coupons shows its
 * effect on a slow machine, beside bare React. One site, 'main/ae' if none is named: Arabic has the longest words.
 *   npm run bench -- page [SITE] [--files]
 */
const name = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? 'main/ae'
const root = path.resolve(import.meta.dirname, '../../..')
const site = findSiteByName(name)
if (!site) throw new Error(`There is no site ${name} to measure.`)
const [host] = site.hosts

const merchant = { kind: 'merchant', id: 7, slug: 'nimbus-shoes', name: 'Nimbus Shoes', path: '/stores/nimbus-shoes' }
const suggestions = { exact: [{ ...merchant, live_coupons: 60, tint: 3, logo: null }], fuzzy: [] }
const pageApi = createServer(({ url = '' }, response) => {
  const coupons = url.includes('/stores/many') ? 300 : 60
  const found = url.includes('/search?') ? suggestions : buildWirePage('static')
  const body = JSON.stringify(url.includes('/pages/stores/') ? buildMerchantPage(coupons, url) : found)
  response.writeHead(200, { 'content-type': 'application/json' }).end(body)
}).listen(0, '127.0.0.1')
await once(pageApi, 'listening')
const address = pageApi.address()
const port = await findFreePort()
const adminPort = await findFreePort()
const unit = site.businessUnit.toUpperCase()
const server = await startServer(path.join(root, `apps/${site.businessUnit}/src/server.ts`), {
  env: {
    SITES: site.code,
    [`PORT_${unit}`]: String(port),
    [`PORT_ADMIN_${unit}`]: String(adminPort),
    PAGE_API_URL: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    WORKERS: '0',
    CLIPFRONT_NOW: '2026-11-20T12:00:00.000Z',
  },
  url: `http://127.0.0.1:${port}/icon.svg`,
})
const browser = await chromium.launch(chromiumLaunch([`--host-resolver-rules=MAP ${host} 127.0.0.1`]))
try {
  const origin = `http://${host}:${port}`
  const cost = await measurePage(await browser.newContext(), `${origin}/stores/nimbus-shoes`, (step, scripts) => {
    console.log(`${step.padEnd(16)} ${scripts.reduce((total, [, bytes]) => total + bytes, 0)} bytes of scripts`)
    if (process.argv.includes('--files')) for (const [file, bytes] of scripts) console.log(`  ${bytes}  ${file}`)
  })
  for (const figure of Object.keys(PAGE_LIMITS) as (keyof PageCost)[]) print(figure, cost)
  const { ours, bare } = await measureFilter(await browser.newContext(), `${origin}/stores/many`)
  console.log(`filter of 300    ${ours} ms, bare React ${bare} ms (medians, 4 times slowed down)`)
} finally {
  await browser.close()
  await server.stop()
  pageApi.close().closeAllConnections()
}

function print(figure: keyof PageCost, cost: PageCost): void {
  const goal = GOALS[figure] === PAGE_LIMITS[figure] ? '' : `, wanted ${GOALS[figure]}`
  console.log(`${figure.padEnd(16)} ${Number(cost[figure].toFixed(4))} (limit ${PAGE_LIMITS[figure]}${goal})`)
}
