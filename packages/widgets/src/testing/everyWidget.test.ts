import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '..')

/** They belong to the widgets that use them. */
const PARTS = new Set([
  'icons/IconSprite',
  'site-context/SiteProvider',
  'coupon-ticket/TicketFacts',
  'coupon-ticket/TicketValue',
  'shopper-form/FormDialog',
  // What stands in a place of a page: a table of slots, each of which is a widget.
  'slots/Slots',
  'testing/OnSite',
])

/** What R1.2 names, and the widget that is it. */
const NAMED = {
  headers: 'site-header/SiteHeader',
  footers: 'site-footer/SiteFooter',
  'coupon cards': 'coupon-ticket/CouponTicket',
  'coupon lists': 'coupon-list/CouponList',
  carousels: 'carousel/Carousel',
  filters: 'filter-bar/FilterBar',
  forms: 'shopper-form/ShopperForm',
  popups: 'review-dialog/ReviewDialog',
  ads: 'ad-slot/AdSlot',
  email: 'newsletter-slot/NewsletterSlot',
  reviews: 'review-list/ReviewList',
  rating: 'star-rating/StarRating',
}

/** Their components draw nothing of their own: icons, providers, tables of widgets, grounds of tests. */
const NO_WIDGETS = new Set(['icons', 'pages', 'site-context', 'slots', 'standard', 'testing'])

/** A component that a file of another folder imports, or that its folder's door exports, is a widget; other files belong to it. */
const widgets = [...new Set(globSync('**/*.{ts,tsx}', { cwd: SRC }).flatMap(importedWidgets))].toSorted()

function importedWidgets(file: string): string[] {
  if (/\.(?:browser|stories|test)\.tsx?$/.test(file)) return []
  const isDoor = basename(file) === 'index.ts'
  return [...readFileSync(join(SRC, file), 'utf8').matchAll(/from '(\.[^']*\/[A-Z]\w+)\.tsx'/g)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((widget) => isDoor || dirname(widget) !== dirname(file))
    .filter((widget) => dirname(widget) !== 'pages' && !PARTS.has(widget))
}

describe('[R1.2] every widget', () => {
  it('is found', () => expect(widgets).toContain('coupon-ticket/CouponTicket'))

  it.each(widgets)('%s has stories, and a test that opens with its conformance', (widget) => {
    expect(whatIsMissing(widget)).toEqual([])
  })
})

describe('[R1.2] what the row names', () => {
  it.each(Object.entries(NAMED))('%s are %s, in a folder of their own', (_, widget) => {
    expect(existsSync(join(SRC, `${widget}.tsx`))).toBe(true)
    expect(whatIsMissing(widget)).toEqual([])
  })
})

describe('[R1.2] every folder of a widget', () => {
  const folders = [...new Set(globSync('**/[A-Z]*.tsx', { cwd: SRC }).map((file) => dirname(file)))]
    .filter((folder) => !NO_WIDGETS.has(folder) && basename(folder) !== 'testing')
    .toSorted()

  it('is found', () => expect(folders).toContain('carousel'))

  it.each(folders)('%s has a story and a conformance test', (folder) => {
    const files = readdirSync(join(SRC, folder))
    const tests = files.filter((file) => file.endsWith('.browser.tsx'))
    const texts = tests.map((file) => readFileSync(join(SRC, folder, file), 'utf8'))
    expect(files.filter((file) => file.endsWith('.stories.tsx'))).not.toEqual([])
    expect(texts.filter((text) => text.includes('describeConformance('))).not.toEqual([])
  })
})

/** What to do, in words: the recipe "Adding a widget" in docs/recipes.md has the whole of it. */
function whatIsMissing(widget: string): string[] {
  const name = basename(widget)
  const [stories, test] = [join(SRC, `${widget}.stories.tsx`), join(SRC, `${widget}.browser.tsx`)]
  const opening = `describeConformance('${widget}', stories`
  if (!existsSync(stories)) return [`Write ${name}.stories.tsx beside ${name}.tsx, with a story of each of its states.`]
  if (!existsSync(test)) return [`Write ${name}.browser.tsx beside ${name}.tsx, and open it with ${opening}).`]
  return readFileSync(test, 'utf8').includes(opening) ? [] : [`Open ${name}.browser.tsx with ${opening}).`]
}
