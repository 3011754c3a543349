import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { Disclosure } from './Disclosure.tsx'
import * as stories from './Disclosure.stories.tsx'

describeConformance('disclosure/Disclosure', stories)

it.each([
  ['Nimbus Shoes', 'Get code opens the code in a new tab and Nimbus Shoes in this one.'],
  [null, 'Get code opens the code in a new tab and the shop in this one.'],
])('says what a click opens (%s), and how the site is paid', async (merchant, opens) => {
  const { container } = await renderOnSite(<Disclosure merchant={merchant} />)
  expect(container.textContent).toContain(opens)
  expect(container.textContent).toContain('may pay us a commission')
})
