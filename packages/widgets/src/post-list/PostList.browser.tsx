import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { samplePosts } from '../testing/samplePosts.ts'
import { PostList } from './PostList.tsx'
import * as stories from './PostList.stories.tsx'

describeConformance('post-list/PostList', stories)

it('leads to each post and says who wrote it, when, and how long it takes', async () => {
  const screen = await renderOnSite(<PostList posts={samplePosts.slice(0, 1)} />)
  const link = screen.getByRole('link', { name: 'How to read the terms of a code' })
  await expect.element(link).toHaveAttribute('href', '/blog/how-to-read-terms')
  await expect.element(screen.getByText('By Mara Quill\u00A0· 2 Nov\u00A0· 3 min read')).toBeVisible()
})

it('is pressed anywhere', async () => {
  const screen = await renderOnSite(<PostList posts={samplePosts.slice(0, 1)} />)
  const [post] = screen.getByRole('listitem').elements()
  const { left, bottom } = post?.getBoundingClientRect() ?? new DOMRect()
  expect(
    document
      .elementFromPoint(left + 2, bottom - 2)
      ?.closest('a')
      ?.getAttribute('href'),
  ).toBe('/blog/how-to-read-terms')
})
