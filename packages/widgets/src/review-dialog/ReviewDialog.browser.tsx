import { createClientState } from '@clipfront/routing/state'
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/describeConformance.tsx'
import { merchantPages } from '../testing/merchantPages.ts'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { siteIn } from '../testing/siteIn.ts'
import { ReviewDialog } from './ReviewDialog.tsx'
import * as stories from './ReviewDialog.stories.tsx'
import { ReviewPopupContext } from './ReviewPopupContext.ts'

describeConformance('review-dialog/ReviewDialog', stories)

const page = merchantPages.merchantInFull
const { merchant, reviews } = page.data

async function show(within?: ReactNode) {
  const store = createClientState(siteIn('en-GB'), { page, url: '/stores/nimbus-shoes', device: null })
  const screen = await renderOnSite(
    <ReviewPopupContext value={store}>
      <ReviewDialog merchantId={merchant.id} reviews={reviews}>
        {within}
      </ReviewDialog>
    </ReviewPopupContext>,
  )
  const dialog = screen.getByRole('dialog', { name: 'What shoppers say' })
  return { screen, store, dialog, trigger: screen.getByRole('link', { name: 'All 5 reviews' }) }
}

it('[R1.6] opens by the keyboard, filters by stars, and gives the focus back when Escape closes it', async () => {
  const { screen, store, dialog, trigger } = await show()
  expect(dialog.elements()).toEqual([])
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(dialog).toBeVisible()
  expect(store.state.reviewPopup).toEqual({ merchantId: merchant.id, couponId: null })
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  expect(dialog.getByRole('listitem').elements()).toHaveLength(5)

  await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}')
  await expect.element(screen.getByRole('radio', { name: '4 of 5 stars 2' })).toBeChecked()
  expect(dialog.getByRole('listitem').elements()).toHaveLength(2)
  await expect.element(dialog.getByText('Good shoes. The parcel took a week.')).toBeVisible()
  expect(screen.getByRole('radio', { name: '3 of 5 stars 0' }).element()).toBeDisabled()
  const { violations } = await axe.run(screen.container, { rules: { region: { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])

  await userEvent.keyboard('{Escape}')
  await expect.element(trigger).toHaveFocus()
  expect(dialog.elements()).toEqual([])
  expect(store.state.reviewPopup).toBeNull()
})

it('[R1.6] follows the client state: it opens for its merchant alone, and closes with it', async () => {
  const { store, dialog } = await show()
  store.set({ reviewPopup: { merchantId: merchant.id + 1, couponId: null } })
  expect(dialog.elements()).toEqual([])
  store.set({ reviewPopup: { merchantId: merchant.id, couponId: null } })
  await expect.element(dialog).toBeVisible()
  store.set({ reviewPopup: null })
  await expect.poll(() => dialog.elements()).toEqual([])
})

it('[R1.6] stays open when a dialog within it closes, and is not filtered by its fields', async () => {
  const { dialog, screen } = await show(
    <dialog data-testid="within">
      <input type="radio" name="rating" value="5" defaultChecked />
    </dialog>,
  )
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(dialog).toBeVisible()
  const within = screen.getByTestId('within').element() as HTMLDialogElement
  within.showModal()
  expect(dialog.getByRole('listitem').elements()).toHaveLength(5)
  const closed = new Promise((resolve) => within.addEventListener('close', resolve, { once: true }))
  within.close()
  await closed
  await expect.element(dialog).toBeVisible()
})

it('leads to the reviews in the page where nothing keeps what is open', async () => {
  const screen = await renderOnSite(<ReviewDialog merchantId={merchant.id} reviews={reviews} />)
  await expect.element(screen.getByRole('link', { name: 'All 5 reviews' })).toHaveAttribute('href', '#all-reviews')
  expect(screen.container.querySelector('#all-reviews')?.localName).toBe('dialog')
})
