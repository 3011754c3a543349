import { expect, it } from 'vitest'
import { page as window } from 'vitest/browser'
import places from '../pages/Page.module.css'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { findPart } from '../tokens/testing/areBeside.ts'
import { MoreLink } from './MoreLink.tsx'
import * as stories from './MoreLink.stories.tsx'

describeConformance('more-link/MoreLink', stories)

const { args } = stories.default

it('leads to the rest, and says which page type that is where it is known', async () => {
  const screen = await renderOnSite(<MoreLink {...args} />)
  const link = screen.getByRole('link', { name: 'More from Guides' })
  await expect.element(link).toHaveAttribute('href', '/blog')
  await expect.element(link).toHaveAttribute('data-page', 'blog')
  const unknown = await renderOnSite(<MoreLink href="/tags/gift" text="More from Gifts" />)
  await expect.element(unknown.getByRole('link', { name: 'More from Gifts' })).not.toHaveAttribute('data-page')
})

it.each([
  ['ltr', 'none'],
  ['rtl', '-1 1'],
])('points the way that is read: %s', async (direction, scale) => {
  const { container } = await renderOnSite(
    <div dir={direction}>
      <MoreLink {...args} />
    </div>,
  )
  expect(getComputedStyle(findPart(container, 'svg')).scale).toBe(scale)
})

it('is large enough for a finger, and no wider than its words', async () => {
  await window.viewport(320, 640)
  const { container } = await renderOnSite(
    <section className={places['section']}>
      <MoreLink {...args} />
    </section>,
  )
  const { width, height } = findPart(container, 'a').getBoundingClientRect()
  expect(height).toBeGreaterThanOrEqual(44)
  expect(width).toBeLessThan(findPart(container, 'section').clientWidth / 2)
  await window.viewport(1280, 800)
})

it('keeps its sign whole, and in sight, where the words wrap', async () => {
  await window.viewport(320, 640)
  const { container } = await renderOnSite(<MoreLink {...args} text={stories.Long.args.text} />)
  const { width, height, right } = findPart(container, 'svg').getBoundingClientRect()
  expect(width).toBe(height)
  expect(right).toBeLessThanOrEqual(320)
  await window.viewport(1280, 800)
})
