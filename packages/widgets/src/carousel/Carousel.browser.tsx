import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { Carousel } from './Carousel.tsx'
import * as stories from './Carousel.stories.tsx'

describeConformance('carousel/Carousel', stories)

const { args } = stories.default
const [EARLIER, FURTHER] = ['Show previous', 'Show more']

/** In a narrow place, where no motion is wanted: a row is where it was moved to at once. */
async function renderNarrow(direction: 'ltr' | 'rtl' = 'ltr') {
  await page.viewport(640, 600)
  const screen = await renderOnSite(
    <div dir={direction}>
      <Carousel {...args} />
    </div>,
  )
  const rail = screen.getByRole('list').element()
  rail.setAttribute('style', 'scroll-behavior: auto')
  const [earlier, further] = [EARLIER, FURTHER].map((name) => screen.getByRole('button', { name }))
  if (!earlier || !further) throw new Error('it has two buttons')
  return { screen, rail, earlier, further }
}

it('[R1.2] a row of more than fits is a region named by its heading, and its buttons move it to its ends, which they know', async () => {
  const { screen, rail, earlier, further } = await renderNarrow()
  expect(screen.getByRole('region', { name: 'Popular shops' }).getByRole('link').elements()).toHaveLength(
    stories.default.args.children.length,
  )
  await expect.element(earlier).toHaveAttribute('aria-disabled', 'true')
  await expect.element(further).toHaveAttribute('aria-disabled', 'false')
  await expect.element(further).toHaveAccessibleDescription('Popular shops')
  for (let presses = 0; presses < 9 && further.element().ariaDisabled !== 'true'; presses += 1) {
    const before = rail.scrollLeft
    await further.click()
    await expect.poll(() => rail.scrollLeft).toBeGreaterThan(before)
    // The ends are told a frame later.
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
  expect(Math.abs(rail.scrollLeft + rail.clientWidth - rail.scrollWidth)).toBeLessThan(2)
  await expect.element(earlier).toHaveAttribute('aria-disabled', 'false')
  const atEnd = rail.scrollLeft
  await further.click({ force: true })
  expect(rail.scrollLeft).toBe(atEnd)
})

it('[R1.2] the keyboard moves the row by its buttons and by what stands in it, and is lost at no end', async () => {
  const { rail, further } = await renderNarrow()
  await expect.element(further).toBeVisible()
  const button = further.element() as HTMLElement
  button.focus()
  for (let presses = 0; presses < 9; presses += 1) await userEvent.keyboard('{Enter}')
  await expect.element(further).toHaveAttribute('aria-disabled', 'true')
  expect(document.activeElement).toBe(button)
  const [first] = rail.querySelectorAll('a')
  first?.focus()
  await expect.poll(() => rail.scrollLeft).toBe(0)
})

it('[R1.2] from right to left the row goes on to the left', async () => {
  const { rail, further } = await renderNarrow('rtl')
  await expect.element(further).toBeVisible()
  await further.click()
  await expect.poll(() => rail.scrollLeft).toBeLessThan(0)
})

it('[R1.2] shows no buttons where everything fits, where a server alone drew it, and for a finger; its place is kept', async () => {
  await page.viewport(1280, 800)
  const screen = await renderOnSite(<Carousel {...args} {...stories.Few.args} />)
  const buttons = screen.container.querySelector('[data-useful]') ?? document.body
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(getComputedStyle(buttons).visibility).toBe('hidden')
  expect(buttons.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

it('is left out where there is nothing to show', async () => {
  const screen = await renderOnSite(<Carousel {...args}>{[]}</Carousel>)
  expect(screen.container.querySelector('section')).toBeNull()
})

it('moves smoothly for those alone who want motion, and never by itself', async () => {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => Array.from(sheet.cssRules))
    .filter((rule) => rule instanceof CSSMediaRule && rule.cssText.includes('scroll-behavior: smooth'))
  expect(rules.map((rule) => (rule as CSSMediaRule).conditionText)).toEqual(['(prefers-reduced-motion: no-preference)'])
  const { rail } = await renderNarrow()
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(rail.scrollLeft).toBe(0)
})
