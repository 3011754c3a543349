import { parseFormAnswer } from '@clipfront/page-data/forms'
import { buildWireForm } from '@clipfront/page-data/testing'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { createFormLoader, FormDialog, type FormSender } from './FormDialog.tsx'
import { FormLink, FormsContext, type LoadForm } from './FormLink.tsx'
import { ShopperForm } from './ShopperForm.tsx'
import * as stories from './ShopperForm.stories.tsx'

describeConformance('shopper-form/ShopperForm', stories)

const BACK = '/stores/nimbus-shoes'
const build = (...given: Parameters<typeof buildWireForm>) => parseFormAnswer({ form: buildWireForm(...given) })

it('[R1.2] [R4.14] is a plain form: what it is about, its stamp and the way back go with it', async () => {
  const { container } = await renderOnSite(<ShopperForm form={build('submission')} back={BACK} />)
  const form = container.querySelector('form')
  expect([form?.method, form?.getAttribute('action'), form?.noValidate]).toEqual(['post', '/api/form/submission', true])
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    stamp: 'a-stamp',
    back: BACK,
    merchant: '7',
    homepage: '',
    code: '',
    title: '',
    ends_on: '',
  })
})

it('[R4.14] has a field that nobody sees, hears or reaches', async () => {
  const screen = await renderOnSite(<ShopperForm form={build('subscribe')} back={BACK} />)
  const trap = screen.container.querySelector<HTMLInputElement>('[name="homepage"]')
  expect([trap?.checkVisibility(), trap?.autocomplete]).toEqual([false, 'off'])
  expect(screen.getByRole('textbox').elements()).toHaveLength(1)
  const names: string[] = []
  for (let tabs = 0; tabs < 4; tabs += 1) {
    await userEvent.keyboard('{Tab}')
    names.push(document.activeElement?.getAttribute('name') ?? '')
  }
  expect(names).toContain('address')
  expect(names).not.toContain('homepage')
})

it('[R4.14] says what is wrong above the fields and at each, keeps the values, and has the focus there', async () => {
  const { form } = stories.WrongFields.args as { form: ReturnType<typeof build> }
  const screen = await renderOnSite(<ShopperForm form={form} back={BACK} />)
  await expect.element(screen.getByRole('alert')).toHaveFocus()
  const code = screen.getByRole('textbox', { name: 'Code' })
  await expect.element(code).toHaveValue('ask at the till')
  await expect.element(code).toHaveAttribute('aria-invalid', 'true')
  await expect.element(code).toHaveAccessibleDescription('As you would type it when you pay. Enter another: Code.')
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(code).toHaveFocus()
  await screen.getByRole('link', { name: 'This day is over.' }).click()
  await expect.element(screen.getByLabelText('Last day (optional)')).toHaveFocus()
})

it('[R4.14] without a script says above the fields, once, why the server did not take it', async () => {
  const { form } = stories.BusyWithoutScript.args as { form: ReturnType<typeof build> }
  const screen = await renderOnSite(<ShopperForm form={form} back={BACK} status="busy" />)
  await expect.element(screen.getByRole('alert')).toHaveFocus()
  await expect.element(screen.getByText('Too much was sent from your connection.')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Your experience' })).toHaveValue('It came in a day.')
})

it('[R4.14] names the group of stars, which the keyboard chooses from', async () => {
  const { form } = stories.NoRating.args as { form: ReturnType<typeof build> }
  const screen = await renderOnSite(<ShopperForm form={form} back={BACK} />)
  const group = screen.getByRole('radiogroup', { name: 'Your rating' })
  await expect.element(group).toHaveAttribute('aria-invalid', 'true')
  await expect.element(group).toHaveAccessibleDescription('Enter: Your rating.')
  // The summary has the focus: its link, the group, and four stars on.
  await userEvent.keyboard('{Tab}{Enter}{ArrowDown}{ArrowDown}{ArrowDown}')
  await expect.element(screen.getByRole('radio', { name: '4: good' })).toBeChecked()
})

it.each(['ltr', 'rtl'])('[R4.14] fills the stars up to the chosen one and says it, %s', async (dir) => {
  const screen = await renderOnSite(<ShopperForm form={build('review')} back={BACK} />)
  screen.container.dir = dir
  const stars = [...screen.container.querySelectorAll('[role=radiogroup] svg')]
  const isFull = () => stars.map((star) => getComputedStyle(star).fill !== 'none')
  expect(isFull()).toEqual([false, false, false, false, false])
  await userEvent.click(screen.getByRole('radio', { name: '3: all right' }))
  expect(isFull()).toEqual([true, true, true, false, false])
  const shown = [...screen.container.querySelectorAll('label')].filter((label) =>
    [...label.querySelectorAll('span')].some((words) => getComputedStyle(words).opacity === '1'),
  )
  expect(shown.map(({ textContent }) => textContent)).toEqual(['3: all right'])
  const [first, last] = [stars[0], stars[4]].map((star) => star?.getBoundingClientRect().left ?? 0)
  expect((first ?? 0) < (last ?? 0)).toBe(dir === 'ltr')
})

/** A sender that a test answers for. */
function createSender(name: Parameters<typeof build>[0]) {
  let state: FormSender['state'] = { status: 'idle', form: build(name) }
  const listeners = new Set<() => void>()
  const send = vi.fn<(fields: FormData) => void>()
  const sender: FormSender = {
    get state() {
      return state
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send,
  }
  const become = (next: Partial<FormSender['state']>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  return { sender, send, become }
}

it('[R4.14] in a dialog reads its fields as the server would, and sends none that are wrong', async () => {
  const { sender, send, become } = createSender('subscribe')
  const onClose = vi.fn<() => void>()
  const screen = await renderOnSite(<FormDialog sender={sender} typed={null} onClose={onClose} />)
  const address = screen.getByRole('textbox', { name: 'Email address' })
  await expect.element(address).toHaveFocus()
  await userEvent.keyboard('mia@example{Enter}')
  await expect.element(screen.getByRole('alert')).toHaveFocus()
  await expect.element(address).toHaveAccessibleDescription('Enter another: Email address.')
  expect(send).not.toHaveBeenCalled()
  await userEvent.type(address, '.org')
  await userEvent.keyboard('{Enter}')
  expect(send.mock.calls.map(([fields]) => fields.get('address'))).toEqual(['mia@example.org'])
  expect(screen.getByRole('alert').elements()).toEqual([])

  become({ status: 'sending' })
  await expect.element(screen.getByRole('status')).toHaveTextContent('Sending …')
  await userEvent.keyboard('{Enter}')
  expect(send, 'a second time while it is on its way').toHaveBeenCalledTimes(1)
  become({ status: 'failed' })
  await expect.element(screen.getByRole('status')).toHaveTextContent('It could not be sent. Try again.')
  await expect.element(address).toHaveValue('mia@example.org')
  become({ status: 'idle', form: build('subscribe', { state: 'taken' }) })
  await expect.element(screen.getByRole('status')).toHaveFocus()
  await expect.element(screen.getByRole('status')).toHaveTextContent('An editor looks at it now.')
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

function Linked({ load }: { load: LoadForm }) {
  const [given] = useState(() => load)
  return (
    <FormsContext value={given}>
      <FormLink name="subscribe" merchantId={7}>
        New offers by email
      </FormLink>
    </FormsContext>
  )
}

it('[R1.2] [R4.14] a link leads to the page of the form, and opens it over the page where there is a script', async () => {
  const { sender } = createSender('subscribe')
  const load = vi.fn<LoadForm>(createFormLoader(async () => sender))
  const screen = await renderOnSite(<Linked load={load} />)
  const link = screen.getByRole('link', { name: 'New offers by email' })
  await expect.element(link).toHaveAttribute('href', '/api/form/subscribe?merchant=7')
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByRole('dialog', { name: 'The form subscribe' })).toBeVisible()
  expect(load.mock.calls).toEqual([['/api/form/subscribe?merchant=7']])
  await userEvent.keyboard('{Escape}')
  await expect.element(link).toHaveFocus()
  expect(screen.container.querySelector('dialog')).toBeNull()
})

it('[R4.14] a link that is clicked again has what was typed, until it was taken', async () => {
  const senders: ReturnType<typeof createSender>[] = []
  const load = vi.fn<LoadForm>(
    createFormLoader(async () => {
      const created = createSender('review')
      senders.push(created)
      return created.sender
    }),
  )
  const screen = await renderOnSite(<Linked load={load} />)
  const link = screen.getByRole('link', { name: 'New offers by email' })
  const dialog = screen.getByRole('dialog')
  const text = screen.getByRole('textbox', { name: 'Your experience' })
  await expect.element(link).toBeVisible()
  for (const _click of ['of a double', 'click']) (link.element() as HTMLElement).click()
  await text.fill('It came in a day.')
  await screen.getByRole('radio', { name: '4: good' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await link.click()
  await expect.element(text).toHaveValue('It came in a day.')
  await expect.element(screen.getByRole('radio', { name: '4: good' })).toBeChecked()
  await screen.getByRole('button', { name: 'Send it' }).click()
  expect(senders.map(({ send }) => send.mock.calls.map(([fields]) => fields.get('body')))).toEqual([
    ['It came in a day.'],
  ])

  senders[0]?.become({ status: 'idle', form: build('review', { state: 'taken' }) })
  await screen.getByRole('button', { name: 'Close' }).click()
  await link.click()
  await expect.element(text).toHaveValue('')
  expect(senders).toHaveLength(2)
})
