import { copyFileSync } from 'node:fs'
import path from 'node:path'
import { DEMO_PATHS } from '@clipfront/catalog/testing/DEMO_PATHS'
import { sites } from '@clipfront/site-config'
import { bringFonts } from '../support/bringFonts.ts'
import { expectToFit } from '../support/pages/expectToFit.ts'
import { root } from '../support/root.ts'
import { expect, test } from '../support/test.ts'
import { choosePort } from '../support/testBed.ts'

/** Pictures of each page, for people to look at: `test-results/screens`. */
const screens = path.join(import.meta.dirname, '../../test-results/screens')
/** The README's picture is renewed from the same run when this is set: pictures differ by a machine's fonts. */
const isRenewing = process.env['UPDATE_IMAGES'] === '1'
/** Every size in both schemes, with a picture of each. Otherwise the extremes are measured: widgets are at each breakpoint. */
const isFull = process.env['FULL'] === '1' || isRenewing

/** What no sample of a page type shows, as `pageTypes.e2e.ts` does. */
const others = [
  { name: 'revealed', site: 'www', path: '/stores/nimbus-shoes?promoid=1' },
  { name: 'post', site: 'www', path: '/blog/three-nights-away' },
  { name: 'coupon', site: 'www', path: '/coupons/1?promoid=1' },
  { name: 'misspelt', site: 'www', path: '/search?q=nimbsu' },
  { name: 'stores', site: 'www', path: '/stores' },
  { name: 'demo-shop', site: 'www', path: '/demo-shop/nimbus-shoes' },
] as const

const { error: _, ...found } = DEMO_PATHS
const pictured = [
  ...Object.entries(found).map(([name, target]) => ({ name, site: 'www', path: target }) as const),
  { name: 'home-uk', site: 'uk', path: '/' },
  { name: 'merchant-uk', site: 'uk', path: '/stores/nimbus-shoes' },
  { name: 'home-cpus', site: 'cpus', path: '/' },
  { name: 'merchant-cpus', site: 'cpus', path: '/stores/nimbus-shoes' },
] as const

const sizes = [
  { width: 320, height: 640 },
  { width: 360, height: 780 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const

/** A small phone is where long words stick out, a desk where a page is the widest. */
const extremes = [sizes[0], sizes[3]] as const

for (const { name, site, path: target } of isFull ? [...others, ...pictured] : others) {
  test(`The ${name} page fits every screen, light and dark`, async ({ page, bed }) => {
    const answer = await page.goto(`${bed.origins[site]}${target}`)
    expect(answer?.status()).toBe(200)
    for (const size of isFull ? sizes : extremes) {
      await page.setViewportSize(size)
      await expectToFit(page)
      for (const colorScheme of isFull ? (['light', 'dark'] as const) : []) {
        await page.emulateMedia({ colorScheme })
        const file = path.join(screens, `${name}-${size.width}-${colorScheme}.png`)
        await page.screenshot({ path: file, fullPage: true })
        if (isRenewing && name === 'home' && size.width === 1440 && colorScheme === 'light') {
          await page.screenshot({ path: file })
          copyFileSync(file, path.join(root, 'docs/images/home.png'))
        }
      }
    }
  })
}

for (const site of isFull ? sites : []) {
  test(`The home page of ${site.code} fits in its own faces`, async ({ page, bed }) => {
    await page.goto(`http://${site.hosts[0]}:${bed.ports[choosePort(site)]}/`)
    await bringFonts(page)
    for (const size of extremes) {
      await page.setViewportSize(size)
      await expectToFit(page)
      await page.screenshot({ path: path.join(screens, `site-${site.label}-${size.width}.png`), fullPage: true })
    }
  })
}
