import { afterAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { findPart } from '../tokens/testing/areBeside.ts'
import { TextBlocks } from '../text-blocks/TextBlocks.tsx'
import { listHeadings } from './listHeadings.ts'
import { TableOfContents } from './TableOfContents.tsx'
import * as stories from './TableOfContents.stories.tsx'

describeConformance('table-of-contents/TableOfContents', stories)

const long = { type: 'paragraph', text: 'Words. '.repeat(900) } as const
const texts = ['One', 'Two', 'Three', 'Four']
const blocks = texts.flatMap((text) => [{ type: 'heading', text } as const, long])
const headings = listHeadings(blocks)
const text = (
  <div>
    <TableOfContents headings={headings} />
    <TextBlocks blocks={blocks} anchors={headings} />
  </div>
)

afterAll(() => page.viewport(1280, 800))

it('[R2.7] leads to each heading of the text, which stands clear of the edge of the window', async () => {
  const screen = await renderOnSite(text)
  const links = screen.getByRole('navigation', { name: 'On this page' }).getByRole('link').elements()
  expect(links.map((link) => link.textContent)).toEqual(texts)
  for (const link of links as HTMLAnchorElement[]) {
    const heading = findPart(screen.container, `[id="${decodeURIComponent(link.hash.slice(1))}"]`)
    heading.scrollIntoView({ behavior: 'instant' })
    expect(Math.round(heading.getBoundingClientRect().top)).toBeGreaterThanOrEqual(16)
  }
})

it('[R1.2] on a desk is open, and marks the part that is read, forwards and backwards', async () => {
  const screen = await renderOnSite(text)
  const readCurrent = () => findPart(screen.container, 'nav').querySelector('[aria-current=location]')?.textContent
  await expect.element(screen.getByRole('link', { name: 'One' })).toBeVisible()
  expect(screen.container.querySelector('summary')?.checkVisibility()).toBe(false)
  for (const name of ['Three', 'Two', 'Four']) {
    findPart(screen.container, `#s-${name.toLowerCase()}`).scrollIntoView({ behavior: 'instant' })
    await expect.poll(readCurrent).toBe(name)
  }
  // Within a part its heading is out of sight.
  scrollBy({ top: 600, behavior: 'instant' })
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(readCurrent()).toBe('Four')
})

it('[R1.2] on a phone is folded up, and opens by HTML alone', async () => {
  await page.viewport(390, 844)
  const screen = await renderOnSite(text)
  const link = findPart(screen.container, 'nav a')
  expect(link.checkVisibility({ contentVisibilityAuto: true })).toBe(false)
  expect(findPart(screen.container, 'nav').getBoundingClientRect().height).toBeLessThan(60)
  screen.container.querySelector('summary')?.click()
  await expect.poll(() => link.checkVisibility({ contentVisibilityAuto: true })).toBe(true)
  expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(matchMedia('(pointer: fine)').matches ? 32 : 44)
})
