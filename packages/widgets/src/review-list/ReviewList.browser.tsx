import { expect, it } from 'vitest'
import { merchantPages } from '../testing/merchantPages.ts'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { ReviewList } from './ReviewList.tsx'
import * as stories from './ReviewList.stories.tsx'

describeConformance('review-list/ReviewList', stories)

it('shows what was written as text', async () => {
  const [first] = merchantPages.merchantInFull.data.reviews
  if (!first) throw new Error('the sample has reviews')
  const screen = await renderOnSite(<ReviewList reviews={[{ ...first, body: '<b>Bold</b>\nand more', by: '' }]} />)
  await expect.element(screen.getByText('<b>Bold</b> and more')).toBeVisible()
  await expect.element(screen.getByText('3 Oct', { exact: true })).toBeVisible()
})
