import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildWirePage } from '@clipfront/page-data/testing'
import { buildReleases } from '@clipfront/shell/build'
import { createReleaseStore } from '@clipfront/shell/releases'
import { loadRelease } from '@clipfront/shell/server'
import { buildMerchantPage } from '@clipfront/shell/page-cost'
import { startSites } from '@clipfront/shell/testing'
import { findSiteByName } from '@clipfront/site-config'
import { chromiumLaunch } from '@clipfront/vitest'
import { type Browser, chromium } from 'playwright'
import { app } from '../app.ts'

export interface BuiltSite {
  /** In which the site's host is this machine. */
  browser: Browser
  /** Of a merchant's page with 60 coupons. */
  address: string
  /** Types of the events that page-api was sent. */
  events: () => string[]
  close: () => Promise<void>
}

const MERCHANT = { kind: 'merchant', id: 7, slug: 'nimbus-shoes', name: 'Nimbus Shoes', path: '/stores/nimbus-shoes' }
const SUGGESTIONS = { exact: [{ ...MERCHANT, live_coupons: 60, tint: 3, logo: null }], fuzzy: [] }

/** A site as it is built and served, with made-up page data behind it, and a browser. @param name of the site: unit and label */
export async function openBuiltSite(name: string): Promise<BuiltSite> {
  const site = findSiteByName(name)
  if (!site) throw new Error(`there is no site ${name}`)
  const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-releases-'))
  const store = createReleaseStore(folder)
  const [manifest] = await buildReleases(app, [site], store, { commit: '', isChanged: true })
  const prod = await loadRelease(store, site.code, manifest?.hash ?? '')
  const sites = await startSites('main', { releases: new Map([[site.code, { prod }]]) })
  sites.pageApi.answer(({ target }) => {
    if (target.includes('/search?')) return { body: SUGGESTIONS }
    if (target.includes('/pages/stores/')) return { body: buildMerchantPage(60, target) }
    return { body: buildWirePage(target.includes('/pages/search') ? 'search' : 'static') }
  })
  const [host] = site.hosts
  const browser = await chromium.launch(
    chromiumLaunch([
      `--host-resolver-rules=MAP ${host} 127.0.0.1`,
      `--unsafely-treat-insecure-origin-as-secure=http://${host}:${sites.port}`,
    ]),
  )
  return {
    browser,
    address: `http://${host}:${sites.port}${MERCHANT.path}`,
    events: () => sites.pageApi.requests.flatMap(({ target }) => /pagepoint\?type=(\w+)/.exec(target)?.slice(1) ?? []),
    async close() {
      await browser.close()
      await sites.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
