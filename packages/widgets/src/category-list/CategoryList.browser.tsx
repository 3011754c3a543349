import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { CategoryList } from './CategoryList.tsx'
import * as stories from './CategoryList.stories.tsx'

describeConformance('category-list/CategoryList', stories)

it('leads to each category and says how many offers are live, as the site writes numbers', async () => {
  const categories = [{ id: 1, slug: 'fashion', name: 'Fashion', liveCoupons: 1204 }]
  const screen = await renderOnSite(<CategoryList categories={categories} />)
  const link = screen.getByRole('link', { name: 'Fashion 1,204' })
  await expect.element(link).toHaveAttribute('href', '/categories/fashion')
})
