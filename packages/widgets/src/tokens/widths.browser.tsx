import './tokens.css'
import { BREAKPOINTS_PX } from '@clipfront/routing/breakpoints'
import { sites } from '@clipfront/site-config'
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { KeptContext } from '../kept/KeptContext.ts'
import { BlogPage } from '../pages/blog/index.ts'
import { CategoryPage } from '../pages/category/index.ts'
import { ErrorPage } from '../pages/error/index.ts'
import { HomePage } from '../pages/home/index.ts'
import { CouponPage } from '../pages/coupon/index.ts'
import { StickyMerchantPage } from '../pages/merchant/index.ts'
import { SearchPage } from '../pages/search/index.ts'
import { TopicPage } from '../pages/topic/index.ts'
import { SiteProvider } from '../site-context/index.ts'
import { SiteLayout } from '../site-layout/SiteLayout.tsx'
import { keptOnDevice } from '../testing/keptOnDevice.ts'
import { measureWidth, measureWideWidth } from '../testing/measureWidth.ts'
import { resolveMessages } from '../testing/resolveMessages.ts'
import { RENDERED_AT } from '../testing/RENDERED_AT.ts'
import { samplePages } from '../testing/samplePages.ts'
import { sampleCoupons } from '../testing/sampleCoupons.ts'
import { sampleBlog } from '../testing/samplePosts.ts'
import { sampleTopics } from '../testing/sampleTopics.ts'
import { areBeside, findPart } from './testing/areBeside.ts'

const pages = {
  home: { url: '/', shown: <HomePage page={samplePages.home} /> },
  merchant: { url: '/stores/nimbus-shoes', shown: <StickyMerchantPage page={samplePages.merchant} /> },
  coupon: { url: '/coupons/100', shown: <CouponPage page={sampleCoupons.whole} /> },
  category: { url: '/categories/fashion', shown: <CategoryPage page={samplePages.category} /> },
  blog: { url: '/blog/how-to-read-terms', shown: <BlogPage page={sampleBlog.post} /> },
  topic: { url: '/topics/black-friday', shown: <TopicPage page={sampleTopics.on} /> },
  search: { url: '/search?q=nimbus', shown: <SearchPage page={samplePages.search} /> },
  error: { url: '/stores/nowhere', shown: <ErrorPage page={samplePages.error} /> },
}

/** Each breakpoint and the last pixel below it; nothing narrower than the first is looked after. */
const widths = Object.values(BREAKPOINTS_PX)
  .flatMap((width) => [width - 1, width])
  .filter((width) => width >= BREAKPOINTS_PX.xs)

const PHONE_PX = 390

/** Outside of a full run a page has the breakpoints on one of its sites, and the last pixels on the next. */
function chooseWidths({ row, column }: { row: number; column: number }): number[] {
  const turn = row + Math.floor(column / Object.keys(pages).length)
  return widths.filter((_, index) => inject('isFull') || index % 2 === turn % 2)
}

/** Each page on each site, in its language; outside of a full run each site once, and each page as often as there are sites for it. */
const cases = Object.entries(pages)
  .flatMap(([name, { url, shown }], row) =>
    sites.map((site, column) => ({ name, url, shown, site, code: site.code, language: site.language, row, column })),
  )
  .filter(({ row, column }) => inject('isFull') || column % Object.keys(pages).length === row)

afterEach(() => {
  for (const attribute of ['dir', 'lang']) document.documentElement.removeAttribute(attribute)
})
afterAll(() => page.viewport(BREAKPOINTS_PX.xl, 800))

describe('[R9.6] at and just below each breakpoint', () => {
  it.each(cases)('the $name page of $code fits, in $language', async ({ url, shown, site, ...place }) => {
    Object.assign(document.documentElement, { dir: site.direction, lang: site.language })
    const { container } = await render(
      <SiteProvider site={site} messages={resolveMessages(site.language)} url={url} renderedAt={RENDERED_AT}>
        <SiteLayout>{shown}</SiteLayout>
      </SiteProvider>,
    )
    for (const width of chooseWidths(place)) {
      await page.viewport(width, 800)
      expect(await measureWidth(), `nothing sticks out at ${width} px`).toBeLessThanOrEqual(width)
      expect(await measureWideWidth(), `nothing sticks out at ${width} px in a wide face`).toBeLessThanOrEqual(width)
      // On a desk the ways are a row, which has a line of its own where the search comes first.
      const [ways, hasOwnLine] =
        width < BREAKPOINTS_PX.lg ? ['[popovertarget=site-menu]', false] : ['nav', site.look === 'grid']
      const sharesLine = hasOwnLine || areBeside(container, 'header > * > a', `header ${ways}`)
      expect(sharesLine, `name and ways share a line at ${width} px`).toBe(true)
      const covered = [...container.querySelectorAll('article[data-card]')]
        .filter(isCovered)
        .map(({ textContent }) => textContent)
      expect(covered, `what a ticket is worth can be read at ${width} px`).toEqual([])
    }
  })
})

describe('[R9.5] with letters of twice the size, on a phone', () => {
  it.each(cases)('the $name page of $code fits, and nothing lies on anything', async ({ url, shown, site }) => {
    const root = document.documentElement
    Object.assign(root, { dir: site.direction, lang: site.language })
    root.dataset['look'] = site.look
    // Of a browser whose own size is 32 px: on a phone three quarters of it.
    root.style.fontSize = '24px'
    await page.viewport(PHONE_PX, 844)
    const { container } = await render(
      <SiteProvider site={site} messages={resolveMessages(site.language)} url={url} renderedAt={RENDERED_AT}>
        {/* With all that can be done with a page, as where something may be kept on the device. */}
        <KeptContext value={keptOnDevice([])}>
          <SiteLayout>{shown}</SiteLayout>
        </KeptContext>
      </SiteProvider>,
    )
    expect(await measureWidth(), 'nothing sticks out').toBeLessThanOrEqual(PHONE_PX)
    for (const ticket of container.querySelectorAll('article[data-card]'))
      expect(isCovered(ticket), `what it is worth can be read: ${ticket.textContent}`).toBe(false)
    for (const field of container.querySelectorAll<HTMLInputElement>('input[type=search]'))
      expect(isCut(field), `the hint is read whole: ${field.placeholder}`).toBe(false)
    for (const line of container.querySelectorAll('header > *, main > * > :first-child > :first-child, main > aside'))
      expect(listOverlaps(line)).toEqual([])
    root.style.removeProperty('font-size')
    root.removeAttribute('data-look')
  })
})

/** The parts of a line that lie on one another, and those whose words do not fit into them. */
function listOverlaps(line: Element): string[] {
  const parts = [...line.children].filter((part) => part.getBoundingClientRect().width > 1)
  const long = parts.filter((part) => part.scrollWidth > part.clientWidth + 1)
  const covering = parts.filter((part, index) =>
    parts.slice(index + 1).some((other) => doOverlap(part.getBoundingClientRect(), other.getBoundingClientRect())),
  )
  return [...long, ...covering].map(({ textContent }) => textContent ?? '')
}

/** Whether an empty field that is shown is too narrow for its hint. */
function isCut(field: HTMLInputElement): boolean {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
  const { fontFamily, fontSize } = getComputedStyle(field, '::placeholder')
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('The browser has no canvas.')
  context.font = `${fontSize} ${fontFamily}`
  const room = field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
  return field.clientWidth > 0 && context.measureText(field.placeholder).width > room
}

function doOverlap(one: DOMRect, other: DOMRect): boolean {
  const isBeside = one.right <= other.left + 1 || other.right <= one.left + 1
  return !isBeside && one.top < other.bottom - 1 && other.top < one.bottom - 1
}

/** Whether a ticket's action lies on a part of what the ticket is worth. */
function isCovered(ticket: Element): boolean {
  const worth = document.createRange()
  worth.selectNodeContents(findPart(ticket, ':scope > :first-child'))
  const [value, action] = [worth, findPart(ticket, ':scope > :last-child > *')].map((part) =>
    part.getBoundingClientRect(),
  )
  if (!value || !action) return false
  const isBeside = value.right <= action.left || action.right <= value.left
  return !isBeside && value.top < action.bottom && action.top < value.bottom
}
