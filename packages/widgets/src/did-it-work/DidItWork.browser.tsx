import { VOTED, type Voted } from '@clipfront/page-data'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { revealedCoupon } from '../testing/couponStates.ts'
import { describeConformance } from '../testing/describeConformance.tsx'
import { OnSite } from '../testing/OnSite.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { DidItWork } from './DidItWork.tsx'
import * as stories from './DidItWork.stories.tsx'
import type { Vote } from './useVote.ts'

describeConformance('did-it-work/DidItWork', stories)

const URL = '/stores/nimbus-shoes?promoid=1'

function show(vote: Partial<Vote>, given: { isAsked?: boolean; onVote?: (voted: Voted) => void } = {}) {
  const whole: Vote = { voted: null, status: 'counted', next: undefined, ...vote }
  return renderOnSite(<DidItWork coupon={revealedCoupon} vote={whole} isAsked {...given} />, URL)
}

/** What a click on each button would post, and where to. */
function listPosts(container: Element): string[] {
  return [...container.querySelectorAll('button')].map((button) => {
    const fields = new FormData(button.form ?? undefined, button)
    const query = new URLSearchParams(
      [...fields].filter((field): field is [string, string] => !(field[1] instanceof File)),
    )
    return `${button.form?.method} ${button.form?.getAttribute('action')} ${decodeURIComponent(query.toString())}`
  })
}

it('[R4.11] has what to try next right under the answer, and the reasons under that, named by their code', async () => {
  const next = { ...revealedCoupon, id: 4 }
  const screen = await renderOnSite(
    <DidItWork coupon={revealedCoupon} vote={{ voted: 'no', status: 'counted', next }} isAsked>
      <p>The next code</p>
    </DidItWork>,
    URL,
  )
  const findTop = (text: string) => screen.getByText(text, { exact: true }).element().getBoundingClientRect().top
  expect(findTop('The next code')).toBeGreaterThan(findTop('Did not work'))
  expect(findTop('What was wrong with NIMBUS20?')).toBeGreaterThan(findTop('The next code'))
})

it('[R4.11] asks for no reason while what is tried next is on its way, and would move it', async () => {
  const screen = await show({ voted: 'no', status: 'sending' })
  expect(screen.getByRole('group', { name: /^What was wrong/ }).elements()).toEqual([])
  const known = await show({ voted: 'minimum', status: 'sending' })
  await expect.element(known.getByRole('button', { name: 'Minimum not reached', pressed: true })).toBeVisible()
})

it('[R4.11] says what to do with the code in the line in which it will ask', async () => {
  const given = { coupon: revealedCoupon, vote: { voted: null, status: 'counted', next: undefined } as const }
  const screen = await renderOnSite(<DidItWork {...given} isAsked={false} hint="Paste it." />, URL)
  await expect.element(screen.getByText('Paste it.')).toBeVisible()
  const { height } = screen.container.getBoundingClientRect()
  await screen.rerender(
    <OnSite url={URL}>
      <DidItWork {...given} isAsked hint="Paste it." />
    </OnSite>,
  )
  await expect.element(screen.getByText('Paste it.')).not.toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Worked', exact: true })).toBeVisible()
  expect(screen.container.getBoundingClientRect().height).toBe(height)
})

it('[R4.11] is plain forms: each answer names the coupon, the vote and the way back', async () => {
  const { container } = await show({ voted: 'no' })
  const post = `post /api/vote coupon=1&back=${URL}#your-code-1`
  expect(listPosts(container)).toEqual([
    `${post}&worked=yes`,
    `${post}&worked=no`,
    ...VOTED.slice(2).map((reason) => `${post}&worked=no&reason=${reason}`),
  ])
})

it('[R4.11] tells each vote from the keyboard', async () => {
  const onVote = vi.fn<(voted: Voted) => void>()
  await show({ voted: 'no' }, { onVote })
  for (const _ of VOTED) await userEvent.keyboard('{Tab}{Enter}')
  expect(onVote.mock.calls.flat()).toEqual(VOTED)
})

it.each([
  ['yes', 'Worked', 'Noted: “Worked”. Thank you.'],
  ['no', 'Did not work', 'Noted: “Did not work”. Thank you.'],
  ['minimum', 'Minimum not reached', 'Noted: “Minimum not reached”. Thank you.'],
  [
    'not-eligible',
    'New customers only',
    'Noted. The code is for new customers only, so this does not count against it.',
  ],
] as const)('[R4.11] says that "%s" was taken, and shows which answer it was', async (voted, name, said) => {
  const screen = await show({ voted })
  await expect.element(screen.getByRole('status')).toHaveTextContent(said)
  await expect.element(screen.getByRole('button', { name, pressed: true })).toBeVisible()
})

it('[R4.11] says what was answered, and thanks for nothing that is in no figure', async () => {
  const screen = await show({ voted: 'yes', status: 'taken' })
  await expect.element(screen.getByRole('status')).toHaveTextContent('Your answer: “Worked”.')
  await expect.element(screen.getByRole('button', { name: 'Worked', pressed: true })).toBeVisible()
})

it.each([
  ['gone', 'This offer has been removed, so your answer was not counted.'],
  ['limited', 'Too many answers have come from your connection, so this one was not counted.'],
] as const)(
  '[R4.11] says why a vote is refused (%s), and asks for no other try and no reason',
  async (status, said) => {
    const screen = await show({ voted: 'no', status })
    await expect.element(screen.getByRole('status')).toHaveTextContent(said)
    expect(screen.getByRole('button').elements()).toHaveLength(2)
  },
)

it.each([
  ['sending', 'Sending your answer …'],
  ['offline', 'You are offline. Keep this tab open, and your answer will be sent once you are back.'],
  ['failed', 'Your answer could not be sent, so it does not count yet.'],
] as const)('[R4.11] says that a vote is %s', async (status, said) => {
  const screen = await show({ voted: 'no', status })
  await expect.element(screen.getByRole('status')).toHaveTextContent(said)
})

it('[R4.11] sends a vote that failed once more, its reason with it', async () => {
  const onVote = vi.fn<(voted: Voted) => void>()
  const screen = await show({ voted: 'excluded', status: 'failed' }, { onVote })
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(onVote.mock.calls).toEqual([['excluded']])
})

it('[R4.11] keeps the focus at "Try again" while it sends, and hands it to the answer that was taken', async () => {
  const onVote = vi.fn<(voted: Voted) => void>()
  let take: (() => void) | undefined
  function Voting() {
    const [status, setStatus] = useState<Vote['status']>('failed')
    take = () => setStatus('counted')
    const send = (voted: Voted) => {
      onVote(voted)
      setStatus('sending')
    }
    const vote: Vote = { voted: 'excluded', status, next: undefined }
    return <DidItWork coupon={revealedCoupon} vote={vote} isAsked onVote={send} />
  }
  const screen = await renderOnSite(<Voting />, URL)
  const again = screen.getByRole('button', { name: 'Try again' })
  ;(again.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(again).toHaveAttribute('aria-disabled', 'true')
  await expect.element(again).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onVote.mock.calls).toEqual([['excluded']])
  take?.()
  await expect.element(screen.getByRole('button', { name: 'Did not work' })).toHaveFocus()
  expect(again.elements()).toEqual([])
})

it.each([
  [{ ...revealedCoupon, id: 4, title: 'Another one' }, 'Try this one instead: Another one'],
  [null, 'There is no other code for Nimbus Shoes to try today.'],
])(
  '[R4.11] announces what to try next with the answer that was taken, or that there is nothing',
  async (next, said) => {
    const screen = await show({ voted: 'no', next })
    const announced = `Noted: “Did not work”. Thank you. ${said}`
    await expect.element(screen.getByRole('status')).toHaveTextContent(announced)
  },
)

it('[R4.11] keeps its line until it is time to ask, when nothing moves', async () => {
  const early = await show({}, { isAsked: false })
  expect(early.getByRole('button').elements()).toEqual([])
  const { height } = early.container.getBoundingClientRect()
  await early.unmount()
  const screen = await show({})
  await expect.element(screen.getByRole('button', { name: 'Worked', exact: true })).toBeVisible()
  expect(screen.container.getBoundingClientRect().height).toBe(height)
})

it('[R4.11] has the room of its answer while it is sent, on a phone too', async () => {
  await page.viewport(320, 640)
  const sending = await show({ voted: 'not-eligible', status: 'sending', next: null })
  const { height } = sending.container.getBoundingClientRect()
  await sending.unmount()
  const taken = await show({ voted: 'not-eligible', next: null })
  await expect.element(taken.getByText('Noted.', { exact: false })).toBeVisible()
  expect(taken.container.getBoundingClientRect().height).toBe(height)
  await page.viewport(1280, 800)
})
