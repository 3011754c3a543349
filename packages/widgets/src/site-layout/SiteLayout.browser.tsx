import { createClientState } from '@clipfront/routing/state'
import { sites } from '@clipfront/site-config'
import { createConsent } from '@clipfront/tracking/consent'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp, page, userEvent } from 'vitest/browser'
import { AssistantContext } from '../assistant-panel/AssistantLink.tsx'
import { ErrorPage } from '../pages/error/index.ts'
import { MerchantPage } from '../pages/merchant/index.ts'
import { SiteProvider } from '../site-context/index.ts'
import { PARTNER } from '../testing/PARTNER.ts'
import { RENDERED_AT } from '../testing/RENDERED_AT.ts'
import { resolveMessages } from '../testing/resolveMessages.ts'
import { areBeside } from '../tokens/testing/areBeside.ts'
import { samplePages } from '../testing/samplePages.ts'
import { OnSite } from '../testing/OnSite.tsx'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { siteIn } from '../testing/siteIn.ts'
import { SiteLayout } from './SiteLayout.tsx'
import * as stories from './SiteLayout.stories.tsx'

describeConformance('site-layout/SiteLayout', stories, { isElement: false })

const layout = (
  <SiteLayout>
    <h1>The page</h1>
  </SiteLayout>
)

it('lets the keyboard past its header with the first key', async () => {
  const screen = await renderOnSite(layout, '/about')
  const skip = screen.getByRole('link', { name: 'Skip to content' })
  const width = () => skip.element().getBoundingClientRect().width
  expect(width()).toBe(1)
  await userEvent.keyboard('{Tab}')
  await expect.element(skip).toHaveFocus()
  expect(width()).toBeGreaterThan(44)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('main')).toHaveFocus()
})

it.each([
  ['/stores/nimbus-shoes', 1],
  ['/', 0],
  ['/search?q=fern', 0],
])('on %s has %i search in its header', async (url, searches) => {
  const screen = await renderOnSite(layout, url)
  expect(screen.getByRole('banner').getByRole('searchbox').elements()).toHaveLength(searches)
})

it('marks the page one is on', async () => {
  const screen = await renderOnSite(layout, '/stores?page=2')
  await expect.element(screen.getByRole('link', { name: 'Shops', exact: true })).toHaveAttribute('aria-current', 'page')
})

it('leads to the blog of a site that has one, from its head and its foot', async () => {
  await page.viewport(1280, 800)
  const screen = await renderOnSite(layout, '/blog')
  for (const part of ['banner', 'contentinfo'] as const) {
    const link = screen.getByRole(part).getByRole('link', { name: 'Guides' })
    await expect.element(link).toBeVisible()
    await expect.element(link).toHaveAttribute('href', '/blog')
  }
  await expect.element(screen.getByRole('banner').getByRole('link', { name: 'Guides' })).toHaveAttribute('aria-current')
  await screen.unmount()
  const other = await renderOnSite(layout, '/', PARTNER)
  expect(other.container.querySelectorAll('[href^="/blog"]')).toHaveLength(0)
})

it.each(['Guides', 'How we test'])('leaves "%s" to the foot of the page on a phone', async (name) => {
  await page.viewport(320, 640)
  const screen = await renderOnSite(layout)
  await expect.element(screen.getByRole('contentinfo').getByRole('link', { name })).toBeVisible()
  expect(screen.getByRole('banner').getByRole('link', { name }).elements()).toEqual([])
  await page.viewport(1280, 800)
})

it.each(sites.map((site) => ({ site, code: site.code })))(
  '[R9.6] has name, ways and assistant of $code in one line at 320 px',
  async ({ site }) => {
    await page.viewport(320, 640)
    Object.assign(document.documentElement, { dir: site.direction, lang: site.language })
    const clientState = createClientState(
      { ...site, flags: { couponRanking: false, aiChat: true } },
      { page: samplePages.home, url: '/stores', device: null },
    )
    const { container } = await render(
      <SiteProvider site={site} messages={resolveMessages(site.language)} url="/stores" renderedAt={RENDERED_AT}>
        <AssistantContext value={{ clientState, load: () => new Promise<never>(() => {}) }}>{layout}</AssistantContext>
      </SiteProvider>,
    )
    for (const way of ['header button[popovertarget]', 'header [href^="/api/assistant"]'])
      expect(areBeside(container, 'header a', way)).toBe(true)
    expect(areBeside(container, 'header a', 'header search')).toBe(false)
    for (const attribute of ['dir', 'lang']) document.documentElement.removeAttribute(attribute)
    await page.viewport(1280, 800)
  },
)

it('[R2.17] [R3.12] leads from the foot of every page to its lists and to who runs the site, in groups', async () => {
  const screen = await renderOnSite(layout)
  const foot = screen.getByRole('contentinfo')
  const links = (group: string) =>
    foot
      .getByRole('list', { name: group })
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'))
  expect(links('Shop')).toEqual(['/stores', '/categories', '/topics', '/brands', '/tags', '/blog'])
  expect(links('Trust')).toEqual(['/how-we-test', '/how-we-rank', '/privacy'])
  expect(links('Company')).toEqual(['/about', '/contact', '/imprint', '/terms'])
})

it('[R3.12] leads to no company where none is named', async () => {
  const screen = await renderOnSite(layout, '/', { ...PARTNER, operator: null })
  for (const path of ['/contact', '/imprint', '/terms'])
    expect(screen.container.querySelectorAll(`[href="${path}"]`)).toHaveLength(0)
})

it('says at the foot of every page how the site is paid', async () => {
  const screen = await renderOnSite(layout)
  await expect.element(screen.getByRole('contentinfo').getByText(/may pay us a commission/)).toBeVisible()
})

it('[R1.9] begins and ends as the pages of the publisher do under whose name a site runs', async () => {
  const screen = await renderOnSite(layout, '/stores', PARTNER)
  const masthead = screen.getByRole('region', { name: 'Northpress' })
  const back = masthead.getByRole('link', { name: 'Back to Northpress' })
  await expect.element(back).toHaveAttribute('href', 'https://www.northpress.example')
  for (const part of [masthead, screen.getByRole('contentinfo')]) {
    const links = part.element().querySelectorAll('[href^="https://www.northpress.example/"]')
    expect(links).toHaveLength(PARTNER.partner?.sections.length ?? 0)
  }
  await screen.unmount()
  const own = await renderOnSite(layout, '/stores')
  expect(own.getByRole('region').elements()).toEqual([])
})

it('[R3.2] says in its own words what a site’s file words otherwise', async () => {
  const site = { ...siteIn('en-GB'), messages: { stores: 'Shops A to Z' } }
  const screen = await renderOnSite(layout, '/', site)
  await expect.element(screen.getByRole('banner').getByRole('link', { name: 'Shops A to Z' })).toBeVisible()
})

it('prints the page, and nothing that is there to be clicked', async () => {
  const screen = await renderOnSite(
    <SiteLayout>
      <MerchantPage page={samplePages.revealed} />
    </SiteLayout>,
    '/stores/nimbus-shoes?promoid=100',
  )
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  await expect.element(screen.getByText('NIMBUS20', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Free delivery on every order')).toBeVisible()
  for (const role of ['navigation', 'contentinfo', 'searchbox', 'button', 'radio'] as const)
    expect(screen.getByRole(role).elements()).toEqual([])
  const shown = [...screen.container.querySelectorAll('main *')].filter((part) => part.checkVisibility())
  expect(shown.filter(({ textContent }) => textContent === 'Details')).toEqual([])
  const { pastCoupons, coupons } = samplePages.revealed.data
  const titles = shown.filter(({ tagName }) => tagName === 'H3').map(({ textContent }) => textContent)
  for (const { title } of pastCoupons) expect(titles).not.toContain(title)
  const terms = coupons.flatMap(({ isRevealed, promotionDetail }) =>
    isRevealed || !promotionDetail ? [] : promotionDetail,
  )
  expect(terms).not.toEqual([])
  for (const text of terms) expect(shown.map(({ textContent }) => textContent)).toContain(text)
  await cdp().send('Emulation.setEmulatedMedia', { media: '' })
})

it('has no second search where an error page has its own', async () => {
  const screen = await renderOnSite(
    <SiteLayout>
      <ErrorPage page={samplePages.error} />
    </SiteLayout>,
    '/stores/nowhere',
  )
  expect(screen.getByRole('searchbox').elements()).toHaveLength(1)
})

describe('[R7.11] consent', () => {
  const asking = (
    <SiteLayout consent={createConsent('ask')}>
      <h1>The page</h1>
    </SiteLayout>
  )
  const notNeeded = (
    <SiteLayout consent={createConsent('not-needed')}>
      <h1>The page</h1>
    </SiteLayout>
  )

  afterEach(() => {
    document.cookie = 'cf_consent=; Path=/; Max-Age=0'
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  })

  it('is asked for in the browser alone: HTML has no bar, and a way to it that cannot be used yet', () => {
    const html = renderToString(<OnSite>{asking}</OnSite>)
    expect(html).not.toContain('aria-label="Cookies"')
    expect(html).toMatch(/<button[^>]* disabled=""[^>]*>Cookie settings/)
  })

  it('is asked for without taking the keyboard, which finds it after the way past the header', async () => {
    const screen = await renderOnSite(asking)
    const bar = screen.getByRole('region', { name: 'Cookies' })
    await expect.element(bar).toBeVisible()
    expect(document.activeElement).toBe(document.body)
    for (const name of ['Skip to content', 'Privacy', 'Accept', 'Decline']) {
      await userEvent.keyboard('{Tab}')
      expect(document.activeElement?.textContent).toBe(name)
    }
    await userEvent.keyboard('{Enter}')
    expect(readChoice()).toBe('no')
    expect(bar.elements()).toEqual([])
    await expect.element(screen.getByRole('main')).toHaveFocus()
  })

  it('can be changed from the foot of the page, and the keyboard comes back there', async () => {
    document.cookie = 'cf_consent=no; Path=/'
    const screen = await renderOnSite(asking)
    const bar = screen.getByRole('region', { name: 'Cookies' })
    const way = screen.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })
    await expect.element(way).toBeEnabled()
    expect(bar.elements()).toEqual([])
    await way.click()
    await expect.element(bar.getByText(/You have declined/)).toBeVisible()
    expect(isInBar()).toBe(true)
    await bar.getByRole('button', { name: 'Close' }).click()
    expect([bar.elements(), readChoice()]).toEqual([[], 'no'])
    await expect.element(way).toHaveFocus()
    await way.click()
    await bar.getByRole('button', { name: 'Accept' }).click()
    expect([bar.elements(), readChoice()]).toEqual([[], 'yes'])
    await expect.element(way).toHaveFocus()
  })

  it('is not asked for where it need not be; a no can be said all the same', async () => {
    const screen = await renderOnSite(notNeeded, '/', PARTNER)
    const way = screen.getByRole('button', { name: 'Cookie settings' })
    await expect.element(way).toBeEnabled()
    expect(screen.getByRole('region', { name: 'Cookies' }).elements()).toEqual([])
    await way.click()
    await expect.element(screen.getByText(/You have not chosen yet/)).toBeVisible()
    await screen.getByRole('button', { name: 'Decline' }).click()
    expect(readChoice()).toBe('no')
  })

  it('is not asked for where the browser says no by itself; the foot of the page says so', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true })
    const screen = await renderOnSite(asking)
    const way = screen.getByRole('button', { name: 'Cookie settings' })
    await expect.element(way).toBeEnabled()
    expect(screen.getByRole('region', { name: 'Cookies' }).elements()).toEqual([])
    await way.click()
    await expect.element(screen.getByText(/“Global Privacy Control”/)).toBeVisible()
  })

  it('is not asked for twice where cookies are blocked', async () => {
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} })
    onTestFinished(() => void Reflect.deleteProperty(document, 'cookie'))
    const screen = await renderOnSite(asking)
    await screen.getByRole('button', { name: 'Accept' }).click()
    expect(screen.getByRole('region', { name: 'Cookies' }).elements()).toEqual([])
  })
})

const readChoice = () => /cf_consent=(\w+)/.exec(document.cookie)?.[1]
const isInBar = () => document.activeElement?.closest('section')?.getAttribute('aria-label') === 'Cookies'
