import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { CouponLanes } from './CouponLanes.tsx'
import * as stories from './CouponLanes.stories.tsx'

describeConformance('coupon-lanes/CouponLanes', stories)

it('leads to more of a kind where there is a page of it', async () => {
  const screen = await renderOnSite(<CouponLanes lanes={stories.default.args.lanes} />)
  const more = screen.getByRole('link', { name: 'More from Fashion' })
  await expect.element(more).toHaveAttribute('href', '/categories/fashion')
  expect(screen.getByRole('link', { name: /^More from/ }).elements()).toHaveLength(2)
})

it('counts the places of its offers through', async () => {
  const screen = await renderOnSite(<CouponLanes lanes={stories.default.args.lanes} />)
  const places = [...screen.container.querySelectorAll('a[data-position]')].map((link) =>
    link.getAttribute('data-position'),
  )
  expect(new Set(places).size).toBe(stories.default.args.lanes.flatMap(({ coupons }) => coupons).length)
})
