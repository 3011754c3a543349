import { expect, it } from 'vitest'
import { TINTS } from '../testing/TINTS.ts'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { MerchantMark } from './MerchantMark.tsx'
import * as stories from './MerchantMark.stories.tsx'

describeConformance('merchant-mark/MerchantMark', stories)

it.each([
  ['Nimbus Shoes', 'N'],
  ['«fern»', 'F'],
  ['靴屋', '靴'],
  ['1st Stop', '1'],
  ['ÿ', 'Ÿ'],
  ['!?', '!'],
])('stands for %s with %s', async (name, initial) => {
  const { container } = await renderOnSite(<MerchantMark merchant={{ name, tint: 0 }} />)
  expect(container.textContent).toBe(initial)
})

it('is silent: the name is always written beside it', async () => {
  const { container } = await renderOnSite(<MerchantMark merchant={{ name: 'Nimbus Shoes', tint: 0 }} />)
  expect(container.firstElementChild?.ariaHidden).toBe('true')
})

it('has a ground of its own for each of the twelve tints', async () => {
  const marks = TINTS.map((tint) => <MerchantMark key={tint} merchant={{ name: 'N', tint }} />)
  const { container } = await renderOnSite(<>{marks}</>)
  const grounds = [...container.children].map((mark) => getComputedStyle(mark).backgroundColor)
  expect(new Set(grounds).size).toBe(TINTS.length)
})
