import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { PostCard } from './PostCard.tsx'
import * as stories from './PostCard.stories.tsx'

describeConformance('post-list/PostCard', stories)

const { post } = stories.default.args

it('leads to its post from wherever it is pressed, by one link', async () => {
  const screen = await renderOnSite(<PostCard post={post} isShort />)
  const link = screen.getByRole('link', { name: post.title })
  await expect.element(link).toHaveAttribute('href', `/blog/${post.slug}`)
  const { left, bottom } = screen.container.firstElementChild?.getBoundingClientRect() ?? new DOMRect()
  expect(document.elementFromPoint(left + 2, bottom - 2)).toBe(link.element())
})
