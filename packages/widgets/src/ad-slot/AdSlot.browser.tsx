import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { findPart } from '../tokens/testing/areBeside.ts'
import { AdSlot } from './AdSlot.tsx'
import * as stories from './AdSlot.stories.tsx'

describeConformance('ad-slot/AdSlot', stories)

const root = document.documentElement

afterEach(() => root.removeAttribute('data-ads'))

it('[R1.2] takes no room before a visitor lets advertisements in, and all of it at once then', async () => {
  const { container } = await renderOnSite(<AdSlot place="list" />)
  const height = () => findPart(container, '[data-ad-place]').getBoundingClientRect().height
  for (const ads of ['ask', 'not-needed', 'off']) {
    root.dataset['ads'] = ads
    expect(height()).toBe(0)
  }
  root.dataset['ads'] = 'on'
  expect(height()).toBeGreaterThan(100)
})

it.each(['list', 'aside'] as const)('[R1.2] in the %s is as large as before, whatever fills it', async (place) => {
  root.dataset['ads'] = 'on'
  for (const width of [320, 1280]) {
    await page.viewport(width, 800)
    const { container, unmount } = await renderOnSite(<AdSlot place={place} />)
    const measure = () => findPart(container, '[data-ad-place]').getBoundingClientRect().toJSON()
    const before = measure()
    const room = findPart(container, '[data-ad-room]')
    room.innerHTML = '<iframe title="An advertisement" width="970" height="2000"></iframe>'
    expect(measure()).toEqual(before)
    expect(root.scrollWidth).toBeLessThanOrEqual(width)
    await unmount()
  }
})

it('[R1.2] says what it is, to those who see it and to those who listen', async () => {
  root.dataset['ads'] = 'on'
  const screen = await renderOnSite(<AdSlot place="aside" />)
  const slot = screen.getByRole('figure', { name: 'Advertisement' })
  await expect.element(slot.getByText('Advertisement')).toBeVisible()
})

it('[R1.2] stays empty without a word where it was on the screen, and goes where it was not', async () => {
  root.dataset['ads'] = 'on'
  const { container } = await renderOnSite(<AdSlot place="list" />)
  const slot = findPart(container, '[data-ad-place]')
  const { height } = slot.getBoundingClientRect()
  slot.setAttribute('data-ad-state', 'empty')
  expect(slot.getBoundingClientRect().height).toBe(height)
  expect(findPart(container, 'figcaption').checkVisibility({ visibilityProperty: true })).toBe(false)
  slot.setAttribute('data-ad-state', 'closed')
  expect(slot.getBoundingClientRect().height).toBe(0)
})
