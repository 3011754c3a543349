import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LANGUAGES } from '../testing/allMessages.ts'
import { describeConformance } from '../testing/describeConformance.tsx'
import { OnSite } from '../testing/OnSite.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { Disclosure } from './Disclosure.tsx'
import * as stories from './Disclosure.stories.tsx'

describeConformance('disclosure/Disclosure', stories)

it('[R2.19] says what a click opens, that the site is paid, and where both are explained', async () => {
  const screen = await renderOnSite(<Disclosure />)
  expect(screen.container.textContent).toBe('“Get code” also opens the shop. We may earn a commission. How this works')
  await expect.element(screen.getByRole('link', { name: 'How this works' })).toHaveAttribute('href', '/about')
})

it.each(LANGUAGES)('takes two lines at most on the smallest phone, and one on a desk, in %s', async (language) => {
  const { container } = await render(
    <OnSite language={language}>
      <Disclosure />
    </OnSite>,
  )
  const countLines = () => {
    const line = container.firstElementChild
    return line
      ? Math.round(line.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(line).lineHeight))
      : 0
  }
  // The room that a page leaves at its edges.
  Object.assign(container.style, { paddingInline: '16px' })
  await page.viewport(320, 640)
  const onAPhone = countLines()
  await page.viewport(1280, 800)
  expect([onAPhone <= 2, countLines()]).toEqual([true, 1])
})
