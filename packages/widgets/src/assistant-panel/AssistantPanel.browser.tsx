import axe from 'axe-core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/describeConformance.tsx'
import { listStates } from '../testing/listStates.ts'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { AssistantPanel, type Conversation, type Turn } from './AssistantPanel.tsx'
import * as stories from './AssistantPanel.stories.tsx'
import { answers, assistant } from './testing/answers.ts'

describeConformance('assistant-panel/AssistantPanel', stories, { isElement: false })

/** A conversation that a test answers in. */
function converse() {
  let turns: readonly Turn[] = []
  const listeners = new Set<() => void>()
  const set = (next: readonly Turn[]) => {
    turns = next
    for (const listener of listeners) listener()
  }
  const calls = {
    ask: vi.fn<Conversation['ask']>((question) =>
      set([...turns, { id: turns.length + 1, question, answer: null, status: 'waiting' }]),
    ),
    stop: vi.fn<() => void>(() => become({ status: 'stopped' })),
    again: vi.fn<() => void>(() => become({ answer: null, status: 'waiting' })),
    clear: vi.fn<() => void>(() => set([])),
  }
  const become = (change: Partial<Turn>) =>
    set(turns.map((turn, index) => (index === turns.length - 1 ? { ...turn, ...change } : turn)))
  const conversation: Conversation = {
    get turns() {
      return turns
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    ...calls,
  }
  return { conversation, calls, become }
}

async function open(width = 1280) {
  await page.viewport(width, 800)
  const given = converse()
  const onClose = vi.fn<() => void>()
  const screen = await renderOnSite(
    <AssistantPanel assistant={assistant()} conversation={given.conversation} merchantId={7} onClose={onClose} />,
  )
  const dialog = screen.getByRole('dialog', { name: 'Ask about offers' })
  return { ...given, screen, onClose, dialog, field: screen.getByRole('textbox', { name: 'Your question' }) }
}

describe('[R1.5] the panel', () => {
  afterEach(() => page.viewport(1280, 800))

  it('says before the first question what answers and what not to send, and then asks by the keyboard', async () => {
    const { screen, field, calls, become } = await open()
    await expect.element(screen.getByRole('heading', { name: 'Ask about offers' })).toHaveFocus()
    await expect.element(field).toHaveAccessibleDescription(/^Answers come from .* Please send no personal data/)
    await field.click()
    await userEvent.keyboard('Free delivery?{Shift>}{Enter}{/Shift}Today?{Enter}')
    expect(calls.ask.mock.calls).toEqual([['Free delivery?\nToday?', 7]])
    await expect.element(field).toHaveValue('')
    await expect.element(field).toHaveFocus()
    const log = screen.getByRole('log')
    await expect.element(log.getByText('Looking through the offers …')).toBeVisible()
    expect(log.element().textContent).toMatch(/You asked: Free delivery\?\nToday\?Looking/)
    // What is typed meanwhile stays.
    await userEvent.keyboard('And now?{Enter}')
    await expect.element(field).toHaveValue('And now?')
    expect(calls.ask).toHaveBeenCalledTimes(1)
    become({ answer: answers.whole, status: 'done' })
    await userEvent.keyboard('{Enter}')
    expect(calls.ask).toHaveBeenCalledTimes(2)
  })

  it('reads each sentence out once: what is there is left alone when more comes', async () => {
    const { screen, conversation, become } = await open()
    conversation.ask('What works?', 7)
    become({ answer: answers.begun, status: 'writing' })
    const first = screen.getByText('Four live offers at Nimbus Shoes.')
    await expect.element(first).toBeVisible()
    const before = first.element()
    become({ answer: answers.whole, status: 'done' })
    await expect.element(screen.getByRole('list', { name: 'Offers' })).toBeVisible()
    expect(first.element()).toBe(before)
    await expect.element(screen.getByRole('log')).not.toHaveAttribute('aria-busy')
  })

  it('asks an example, and says what is wrong with a question', async () => {
    const { screen, calls, field } = await open()
    await field.click()
    await userEvent.keyboard(' {Enter}')
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Write a question.')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await screen.getByRole('button', { name: 'Is there free delivery at Nimbus Shoes?' }).click()
    expect(calls.ask.mock.calls).toEqual([['Is there free delivery at Nimbus Shoes?', 7]])
    await expect.element(field).toHaveFocus()
  })

  it('leaves Enter to an input method', async () => {
    const { field, calls } = await open()
    await field.fill('とうきょう')
    const press = (more: KeyboardEventInit) =>
      field
        .element()
        .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...more }))
    expect([press({ isComposing: true }), press({ keyCode: 229 })]).toEqual([true, true])
    expect(calls.ask).not.toHaveBeenCalled()
    expect(press({})).toBe(false)
    expect(calls.ask).toHaveBeenCalledTimes(1)
  })

  it('stops, asks again and begins anew, and the keyboard goes on in the field', async () => {
    const { screen, conversation, calls, field, become } = await open()
    conversation.ask('What works?', 7)
    for (const [name, call] of [
      ['Stop', calls.stop],
      ['Ask again', calls.again],
    ] as const) {
      await screen.getByRole('button', { name }).click()
      expect(call).toHaveBeenCalledTimes(1)
      await expect.element(field).toHaveFocus()
    }
    become({ answer: answers.whole, status: 'done' })
    await screen.getByRole('button', { name: 'Start over' }).click()
    expect(calls.clear).toHaveBeenCalledTimes(1)
    await expect.element(field).toHaveFocus()
    await expect.element(screen.getByText('For example')).toBeVisible()
  })

  it('stands beside the page where there is room, which gives way, and closes by Escape', async () => {
    const { dialog, field, onClose } = await open(1440)
    await expect.element(field).toHaveFocus()
    expect(dialog.element().matches(':modal')).toBe(false)
    const { left, right, width } = dialog.element().getBoundingClientRect()
    expect([
      right,
      document.body.clientWidth - Number.parseFloat(getComputedStyle(document.body).paddingRight),
    ]).toEqual([1440, left])
    expect(width).toBe(416)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
  })

  it('stays open when the window is made narrow: then it is over the page', async () => {
    const { dialog, onClose } = await open(1440)
    await page.viewport(320, 640)
    await expect.poll(() => dialog.element().matches(':modal')).toBe(true)
    const { left, width } = dialog.element().getBoundingClientRect()
    expect([left, width]).toEqual([0, 320])
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
  })

  it.each([
    [1440, 0],
    [1280, 1],
  ])('at %i px is closed %i times by who follows a link', async (width, closed) => {
    const { screen, conversation, onClose, become } = await open(width)
    conversation.ask('What works?', 7)
    become({ answer: answers.whole, status: 'done' })
    const link = screen.getByRole('link', { name: '20% off your first pair' })
    await expect.element(link).toBeVisible()
    link.element().addEventListener('click', (event) => event.preventDefault())
    await link.click()
    await expect.poll(() => onClose.mock.calls.length).toBe(closed)
    expect(screen.getByRole('textbox').elements()).toHaveLength(1 - closed)
  })
})

describe('[R1.5] in each state', () => {
  afterEach(() => page.viewport(1280, 800))

  it.each(listStates(stories))('$name the panel is accessible, and fits a phone', async ({ element }) => {
    await page.viewport(320, 640)
    const screen = await renderOnSite(element())
    const panel = screen.container.querySelector('dialog')
    expect(panel?.scrollWidth).toBeLessThanOrEqual(320)
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  })
})
