import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { couponStates } from '../testing/couponStates.ts'
import { describeConformance } from '../testing/describeConformance.tsx'
import { keptOnDevice } from '../testing/keptOnDevice.ts'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { KeptContext, type SaveButtonProps } from '../kept/KeptContext.ts'
import { SaveButton } from './SaveButton.tsx'
import * as stories from './SaveButton.stories.tsx'

describeConformance('your-stores/SaveButton', stories, { isElement: false })

const { code } = couponStates
const show = (kept: ReturnType<typeof keptOnDevice>, props: Partial<SaveButtonProps> = {}) =>
  renderOnSite(
    <KeptContext value={kept}>
      <SaveButton merchant={code.merchant} {...props} />
    </KeptContext>,
  )

it('[R4.15] saves a merchant by the keyboard, and forgets it again', async () => {
  const kept = keptOnDevice([])
  const screen = await show(kept)
  await userEvent.keyboard('{Tab}{Enter}')
  const button = screen.getByRole('button', { name: 'Saved : Nimbus Shoes', exact: true })
  await expect.element(button).toHaveFocus()
  await expect.element(button).not.toHaveAttribute('aria-pressed')
  expect(kept.store.items).toMatchObject([{ kind: 'merchant', id: code.merchant.id, title: '' }])
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Save : Nimbus Shoes', exact: true })).toHaveFocus()
  expect(kept.store.items).toEqual([])
})

it('[R4.15] saves a coupon with as much as its link needs', async () => {
  const kept = keptOnDevice([])
  const screen = await show(kept, { coupon: code, isSmall: true })
  await screen.getByRole('button', { name: 'Save this offer' }).click()
  const { slug, name, tint } = code.merchant
  expect(kept.store.items).toMatchObject([
    { kind: 'coupon', id: code.id, title: code.title, merchant: { slug, name, tint } },
  ])
})

it('[R4.15] has no frame on a card, saved or not', async () => {
  const screen = await show(keptOnDevice([]), { coupon: code, isSmall: true })
  const button = screen.getByRole('button', { name: 'Save this offer' })
  const readFrame = () => getComputedStyle(button.element()).borderTopColor
  expect(readFrame()).toBe('rgba(0, 0, 0, 0)')
  await button.click()
  await expect.element(button).toHaveAttribute('data-saved')
  expect(readFrame()).toBe('rgba(0, 0, 0, 0)')
})

it('[R7.11] there is no button while nothing may be stored', async () => {
  const screen = await show(keptOnDevice(null))
  expect(screen.getByRole('button').elements()).toEqual([])
})
