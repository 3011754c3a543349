import { expect, it } from 'vitest'
import { describeConformance } from '../../testing/describeConformance.tsx'
import { renderOnSite } from '../../testing/renderOnSite.tsx'
import { sampleListings } from '../../testing/sampleListings.ts'
import { TagPage } from './TagPage.tsx'
import * as stories from './TagPage.stories.tsx'

describeConformance('pages/tag/TagPage', stories, { isElement: false })

it('says what the tag means, and leads to shops, categories and other tags', async () => {
  const screen = await renderOnSite(<TagPage page={sampleListings.tag} />)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible()
  await expect.element(screen.getByText(/Shops ask for proof/)).toBeVisible()
  await expect.element(screen.getByText('31 codes and 12 deals', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: '43 offers' })).toBeVisible()
  const links = [
    ['Free delivery 90', '/tags/free-delivery'],
    ['Fashion 61', '/categories/fashion'],
    ['Next', '/tags/students?page=2'],
  ] as const
  for (const [name, path] of links)
    await expect.element(screen.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
})

it('can be read in other orders', async () => {
  const screen = await renderOnSite(<TagPage page={sampleListings.tag} />)
  expect(screen.container.querySelectorAll('#menu-sort a')).toHaveLength(4)
})

it('says so where there is nothing to use', async () => {
  const screen = await renderOnSite(<TagPage page={sampleListings.emptyTag} />)
  await expect.element(screen.getByRole('heading', { name: 'No offers here today' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Other offer types' })).toBeVisible()
})
