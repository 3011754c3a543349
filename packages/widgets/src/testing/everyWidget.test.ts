import { existsSync, globSync, readFileSync } from 'node:fs'
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
  'star-rating/Star',
  'testing/OnSite',
])

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

/** What to do, in words: the recipe "Adding a widget" in docs/recipes.md has the whole of it. */
function whatIsMissing(widget: string): string[] {
  const name = basename(widget)
  const [stories, test] = [join(SRC, `${widget}.stories.tsx`), join(SRC, `${widget}.browser.tsx`)]
  const opening = `describeConformance('${widget}', stories`
  if (!existsSync(stories)) return [`Write ${name}.stories.tsx beside ${name}.tsx, with a story of each of its states.`]
  if (!existsSync(test)) return [`Write ${name}.browser.tsx beside ${name}.tsx, and open it with ${opening}).`]
  return readFileSync(test, 'utf8').includes(opening) ? [] : [`Open ${name}.browser.tsx with ${opening}).`]
}
