import { sites } from '@clipfront/site-config'
import { drawSample, SAMPLED } from '@clipfront/vitest/sample'
import type { Page } from '@playwright/test'
import { openAlive } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'

/** Where lists of tickets begin. All sites have these, and the same merchant and category. */
const PATHS = ['/', '/stores/nimbus-shoes', '/categories/fashion', '/search?q=nimbus'] as const
/** Lists of the sites that have more page types. */
const MORE_PATHS = ['/tags/first-order', '/brands/alto', '/topics/home-week'] as const

/** The end of the first button on a phone of 390×844, in px. */
const FIRST_ACTION_PX = 420
/** Cards in view on a desk of 1440×900. */
const CARDS_IN_VIEW = 6

/** The bottom of the first button, and how many cards of the first list have title and button in view, with how many there are. */
function measure(page: Page) {
  return page.evaluate(() => {
    const bar = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--consent-bar')) || 0
    const isInView = (element: Element | null) => {
      const box = element?.getBoundingClientRect()
      return box !== undefined && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight - bar
    }
    const cards = [...document.querySelectorAll('[data-card="offer"]')]
    const list = cards[0]?.closest('ul')
    const first = list ? cards.filter((card) => list.contains(card)) : cards
    const isWhole = (card: Element) =>
      isInView(card.querySelector('h3')) && isInView(card.querySelector('[data-action]'))
    return {
      action: cards[0]?.querySelector('[data-action]')?.getBoundingClientRect().bottom ?? Number.NaN,
      isInView: isInView(cards[0]?.querySelector('[data-action]') ?? null),
      cards: first.filter(isWhole).length,
      all: first.length,
    }
  })
}

/** What decides where a list begins, and how much of the window is left for it. */
const SITES = drawSample(sites, ({ look, direction, consent }) => [look, direction, consent])

test.describe(`The first screen of sites, ${SAMPLED}`, () => {
  for (const { label, consent, pageType } of SITES) {
    const paths = [...PATHS, ...(pageType.tag === undefined ? [] : MORE_PATHS)]

    test(`[R2.19] ${label} shows its first button in the upper half of a phone, also while it asks about cookies`, async ({
      page,
      bed,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      for (const path of paths) {
        await openAlive(page, `${new Map(Object.entries(bed.origins)).get(label)}${path}`)
        if (consent === 'ask') await expect(page.locator('html')).toHaveAttribute('style', /--consent-bar/)
        const { action, isInView } = await measure(page)
        expect.soft(action, path).toBeLessThanOrEqual(FIRST_ACTION_PX)
        expect.soft(isInView, `${path}: nothing lies over it`).toBe(true)
      }
    })

    test(`[R2.19] ${label} shows six offers on a desk, once it was told about cookies`, async ({ page, bed }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      let isAsking = consent === 'ask'
      for (const path of PATHS) {
        await openAlive(page, `${new Map(Object.entries(bed.origins)).get(label)}${path}`)
        if (isAsking) {
          // Until the bar is there, the page's own buttons are the first ones.
          await expect(page.locator('html')).toHaveAttribute('style', /--consent-bar/)
          // A yes would bring advertisements, which have a place in the list.
          await page.locator('section button').nth(1).click()
          await expect(page.locator('html')).not.toHaveAttribute('style', /--consent-bar/)
          isAsking = false
        }
        const { cards, all } = await measure(page)
        expect.soft(cards, `${path}, of ${all}`).toBeGreaterThanOrEqual(Math.min(CARDS_IN_VIEW, all))
      }
    })
  }
})

test('[R2.19] a full list shows eight offers on a higher desk', async ({ page, bed }) => {
  await page.setViewportSize({ width: 1440, height: 1200 })
  for (const label of ['www', 'cpus'] as const) {
    await openAlive(page, `${bed.origins[label]}/categories/fashion`)
    expect.soft((await measure(page)).cards, label).toBeGreaterThanOrEqual(8)
  }
})

test('[R2.20] the region switch leads to the same page for another country, and to none by itself', async ({
  page,
  bed,
}) => {
  await openAlive(page, `${bed.origins.www}/stores/nimbus-shoes`)
  const foot = page.getByRole('contentinfo')
  await foot.getByText('United States').click()
  const link = foot.getByRole('link', { name: /Deutschland/ })
  await expect(link).toHaveAttribute('href', 'https://de.clipfront.example/stores/nimbus-shoes')
  await page.goto(`${bed.origins.np}/`)
  await expect(page.locator('a[hreflang]')).toHaveCount(0)
})

test('[R2.20] on a developer’s machine the region switch leads to the site there, whatever opens its link', async ({
  page,
  bed,
}) => {
  const atHome = (label: string) => `http://${label}.main.localhost:${bed.ports.PORT_MAIN}/stores/nimbus-shoes`
  await openAlive(page, atHome('www'))
  const foot = page.getByRole('contentinfo')
  await foot.getByText('United States').click()
  const link = foot.getByRole('link', { name: /Deutschland/ })
  await link.hover()
  await page.mouse.down({ button: 'middle' })
  await expect(link).toHaveAttribute('href', atHome('de'))
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[R2.20] the menu of a phone opens and leads to categories, and a desk’s folds do', async ({ page, bed }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${bed.origins.www}/`)
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByText('Categories', { exact: true }).click()
    await menu.getByRole('link', { name: 'All categories' }).click()
    await expect(page).toHaveURL(/\/categories$/)
    await page.setViewportSize({ width: 1440, height: 900 })
    await menu.getByText('Categories', { exact: true }).click()
    await menu.getByRole('link').nth(1).click()
    await expect(page).toHaveURL(/\/categories\/./)
  })
})
