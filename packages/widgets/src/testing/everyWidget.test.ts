import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '..')

/** What a folder's door shows under a component's name is a widget; other files belong to it. */
const widgets = globSync('**/index.ts', { cwd: SRC }).flatMap((door) =>
  [...readFileSync(join(SRC, door), 'utf8').matchAll(/from '\.\/([A-Z]\w+)\.tsx'/g)]
    .map(([, name = '']) => join(dirname(door), name))
    .filter((widget) => basename(widget) !== 'SiteProvider' && basename(widget) !== 'TicketFacts'),
)

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
