import { expect, it } from 'vitest'
import { describeConformance } from '../../testing/describeConformance.tsx'
import { renderOnSite } from '../../testing/renderOnSite.tsx'
import { sampleBlog } from '../../testing/samplePosts.ts'
import { BlogPage } from './BlogPage.tsx'
import * as stories from './BlogPage.stories.tsx'

describeConformance('pages/blog/BlogPage', stories, { isElement: false })

it('leads from the list to posts and to its other pages', async () => {
  const screen = await renderOnSite(<BlogPage page={sampleBlog.many} />)
  await expect.element(screen.getByRole('heading', { level: 2, name: 'How to read the terms of a code' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/blog')
  await expect.element(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/blog?page=3')
})

it('says so where nothing is written yet', async () => {
  const screen = await renderOnSite(<BlogPage page={sampleBlog.none} />)
  await expect.element(screen.getByRole('heading', { name: 'No guides yet' })).toBeVisible()
})

it('leads from the table of contents to each heading of a post', async () => {
  const screen = await renderOnSite(<BlogPage page={sampleBlog.post} />)
  const links = screen.getByRole('navigation', { name: 'On this page' }).getByRole('link').elements()
  expect(links).toHaveLength(4)
  for (const link of links) {
    const id = decodeURIComponent(link.getAttribute('href')?.slice(1) ?? '')
    expect(document.getElementById(id)?.textContent).toBe(link.textContent)
  }
})

it('puts offers where the author put them', async () => {
  const screen = await renderOnSite(<BlogPage page={sampleBlog.post} />)
  const read = [...screen.container.querySelectorAll('h2, h3')].map(({ textContent }) => textContent)
  expect(read.slice(0, 3)).toEqual(['New customers', '20% off everything for new customers', 'Over £50'])
})

it('says who wrote it, who looked it through, and when its offers were tested', async () => {
  const screen = await renderOnSite(<BlogPage page={sampleBlog.post} />)
  const facts = 'By Mara Quill\u00A0· 2 Nov\u00A0· Updated 12 Nov\u00A0· 3 min read'
  await expect.element(screen.getByText(facts, { exact: true })).toBeVisible()
  const checked = 'Checked by Odo Reed\u00A0· All offers tested, the earliest 2 days ago'
  await expect.element(screen.getByText(checked)).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'About Mara Quill' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Related guides' })).toBeVisible()
})

it('leaves out what there is not', async () => {
  const screen = await renderOnSite(<BlogPage page={sampleBlog.withoutOffers} />)
  expect(screen.getByRole('heading', { level: 2 }).elements()).toEqual([])
  expect(screen.getByText(/commission/).elements()).toEqual([])
})
