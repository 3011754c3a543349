import axe from 'axe-core'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/describeConformance.tsx'
import { moveMouseAway } from '../testing/moveMouseAway.ts'
import { OnSite } from '../testing/OnSite.tsx'
import { PARTNER } from '../testing/PARTNER.ts'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { ConsentBar } from './ConsentBar.tsx'
import * as stories from './ConsentBar.stories.tsx'

describeConformance('consent-bar/ConsentBar', stories)

const asking = { status: 'unanswered', isReopened: false, onAnswer: () => {}, onClose: () => {} } as const

it('[R7.11] gives accept and decline the same weight, and says which was clicked', async () => {
  const onAnswer = vi.fn<(answer: 'yes' | 'no') => void>()
  await moveMouseAway()
  const screen = await renderOnSite(<ConsentBar {...asking} onAnswer={onAnswer} />)
  const bar = screen.getByRole('region', { name: 'Cookies' })
  expect(bar.getByRole('button').elements()).toHaveLength(2)
  const [accept, decline] = ['Accept', 'Decline'].map((name) => bar.getByRole('button', { name }))
  if (!accept || !decline) throw new Error('both are there')
  for (const width of [1280, 320]) {
    await page.viewport(width, 640)
    expect(measureLook(accept.element())).toEqual(measureLook(decline.element()))
  }
  await page.viewport(1280, 800)
  await decline.click()
  await accept.click()
  expect(onAnswer.mock.calls).toEqual([['no'], ['yes']])
})

/** All by which one could be made to stand out. */
function measureLook(button: Element) {
  const { width, height, top } = button.getBoundingClientRect()
  const { color, backgroundColor, borderColor, fontSize, fontWeight, opacity } = getComputedStyle(button)
  return { width, height, top, color, backgroundColor, borderColor, fontSize, fontWeight, opacity }
}

it('[R7.11] leaves most of a small phone to the page, and tells it how much that is', async () => {
  await page.viewport(320, 640)
  const screen = await renderOnSite(<ConsentBar {...asking} />)
  const { height, bottom } = screen.getByRole('region').element().getBoundingClientRect()
  expect(height).toBeLessThan(640 / 3)
  expect(bottom).toBe(640)
  const { style } = document.documentElement
  await expect.poll(() => style.getPropertyValue('--consent-bar')).toBe(`${height}px`)
  await screen.unmount()
  expect(style.getPropertyValue('--consent-bar')).toBe('')
  await page.viewport(1280, 800)
})

it('[R7.11] shows both answers whole at 400 % zoom, where its words scroll', async () => {
  await page.viewport(320, 256)
  const screen = await renderOnSite(<ConsentBar {...asking} isReopened status="no" />)
  const { top } = screen.getByRole('region').element().getBoundingClientRect()
  for (const button of screen.getByRole('button').elements()) {
    const box = button.getBoundingClientRect()
    expect([box.top >= top, box.bottom <= 256, box.height >= 44]).toEqual([true, true, true])
  }
  await page.viewport(1280, 800)
})

it('[R7.11] shows both answers whole with letters of twice the size on a phone', async () => {
  await page.viewport(390, 844)
  document.documentElement.style.fontSize = '24px'
  const screen = await renderOnSite(<ConsentBar {...asking} isReopened status="no" />)
  for (const button of screen.getByRole('button').elements()) {
    const { left, right } = button.getBoundingClientRect()
    expect([left >= 0, right <= 390, button.scrollWidth <= button.clientWidth]).toEqual([true, true, true])
  }
  document.documentElement.style.removeProperty('font-size')
  await page.viewport(1280, 800)
})

it('[R7.11] marks what was chosen where it is asked for again, and closes by Escape without another choice', async () => {
  const onAnswer = vi.fn<() => void>()
  const onClose = vi.fn<() => void>()
  const screen = await renderOnSite(<ConsentBar status="no" isReopened onAnswer={onAnswer} onClose={onClose} />)
  await expect.element(screen.getByRole('button', { name: 'Decline', pressed: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Accept', pressed: false })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect([onClose.mock.calls.length, onAnswer.mock.calls.length]).toEqual([1, 0])
  await screen.rerender(<OnSite>{<ConsentBar {...asking} onClose={onClose} />}</OnSite>)
  screen.getByRole('button', { name: 'Accept' }).element().focus()
  await userEvent.keyboard('{Escape}')
  expect(onClose.mock.calls).toHaveLength(1)
})

it('[R7.11] says of a third party that it would load, where the site has one', async () => {
  const screen = await renderOnSite(<ConsentBar {...asking} />, '/', { ...PARTNER, analyticsId: 'GTM-AB12CD3' })
  await expect.element(screen.getByText(/If you accept, Google Tag Manager loads too\./)).toBeVisible()
  await screen.unmount()
  const other = await renderOnSite(<ConsentBar {...asking} />, '/', PARTNER)
  expect(other.getByText(/Google/).elements()).toEqual([])
})

it('[R7.11] has nothing to choose where the browser has said no, and says why', async () => {
  const screen = await renderOnSite(<ConsentBar {...asking} status="signal" isReopened />)
  await expect.element(screen.getByText(/“Global Privacy Control”/)).toBeVisible()
  expect(
    screen
      .getByRole('button')
      .elements()
      .map((button) => button.textContent),
  ).toEqual(['Close'])
  const { violations } = await axe.run(screen.container, { resultTypes: ['violations'] })
  expect(violations).toEqual([])
})
