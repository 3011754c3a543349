import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { AssistantPage } from './AssistantPage.tsx'
import { ConversationTurn } from './ConversationTurn.tsx'
import * as stories from './AssistantPage.stories.tsx'
import { answers, assistant } from './testing/answers.ts'

describeConformance('assistant-panel/AssistantPage', stories)

const BACK = '/stores/nimbus-shoes?page=2'

it('[R1.5] is plain forms: the page it was asked from, the way back and the earlier questions go with each', async () => {
  const first = await renderOnSite(<AssistantPage assistant={assistant()} back={BACK} />)
  const [examples, form] = [...first.container.querySelectorAll('form')]
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/assistant'])
  expect([...new FormData(form)]).toEqual([
    ['merchant', '7'],
    ['back', BACK],
    ['question', ''],
  ])
  expect([...new FormData(examples, examples?.querySelector('button'))]).toEqual([
    ['merchant', '7'],
    ['back', BACK],
    ['question', 'What is the best offer at Nimbus Shoes?'],
  ])
  await first.unmount()
  const given = { ...assistant({ earlier: ['One?', 'Two?', 'One?'], question: 'One?' }), answer: answers.whole }
  const { container } = await renderOnSite(<AssistantPage assistant={given} back={BACK} />)
  expect(new FormData(container.querySelector('form') ?? undefined).getAll('earlier')).toEqual(['One?', 'Two?'])
})

it('[R1.5] shows an answer with its offers, its pages and who wrote it, and begins there', async () => {
  const given = { ...assistant({ question: 'What works?' }), answer: answers.whole }
  const screen = await renderOnSite(<AssistantPage assistant={given} back={BACK} />)
  expect(document.activeElement?.textContent).toMatch(/^You asked: What works\?Four live offers/)
  const offers = screen.getByRole('list', { name: 'Offers' }).getByRole('listitem')
  expect(offers.elements()).toHaveLength(4)
  expect(offers.first().element().textContent).toMatch(
    /20%.*Nimbus Shoes.*Saves £16, you pay £64Last tested 20 November 2026: it workedNew customers/,
  )
  expect(offers.nth(2).element().textContent).toMatch(
    /Last tested 19 November 2026: it did not work; worked for 5 of 21/,
  )
  const links = [...screen.container.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent])
  expect(links).toEqual([
    ['/coupons/1', '20% off your first pair'],
    ['/coupons/2', 'Free delivery on every order of the week, whatever is in it and wherever it goes'],
    ['/coupons/4', '40% off sandals'],
    ['/coupons/3', '£30 off orders over £120'],
    ['/stores/nimbus-shoes', 'Nimbus Shoes3 offers'],
    ['/stores/fern-and-field', 'Fern & FieldNo offers today'],
    ['/how-we-test', 'How we test'],
    [BACK, 'Back to the page'],
    ['/privacy', 'Privacy'],
  ])
  await expect.element(screen.getByText('Taken from our listings.')).toBeVisible()
})

it('[R1.5] shows what an offer that failed would save without the tone of a promise', async () => {
  const screen = await renderOnSite(<AssistantPage assistant={{ ...assistant(), answer: answers.whole }} back={BACK} />)
  const colors = ['Saves £16, you pay £64', 'Would save £32', 'Saves the delivery charge'].map(
    (text) => getComputedStyle(screen.getByText(text).element()).color,
  )
  expect([colors[1] === colors[0], colors[1] === colors[2]]).toEqual([false, true])
  const states = [...screen.container.querySelectorAll('li[data-state="unconfirmed"] a')].map(
    (link) => link.textContent,
  )
  expect(states).toEqual(['40% off sandals', '£30 off orders over £120'])
})

it.each([
  [30, ' Go on in 1 minute.'],
  [3599, ' Go on in 60 minutes.'],
  [82_000, ' Go on in 23 hours.'],
  [null, ''],
])('[R1.5] %s seconds before questions are answered again says when that is', async (retryAfterS, end) => {
  const { words } = assistant()
  const turn = { question: 'What works?', answer: null, status: 'busy', words, headingLevel: 2, retryAfterS } as const
  const { container } = await renderOnSite(<ConversationTurn {...turn} />)
  expect(container.querySelector('[data-status="busy"] p')?.textContent).toBe(
    `You can ask up to 10 questions a minute and 200 a day.${end}`,
  )
})

it('[R1.5] says what is wrong with a question, keeps it, and begins at it', async () => {
  const { assistant: wrong } = stories.TooLong.args as { assistant: ReturnType<typeof assistant> }
  const screen = await renderOnSite(<AssistantPage assistant={wrong} back={BACK} />)
  const field = screen.getByRole('textbox', { name: 'Your question' })
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue(wrong.question)
  await expect.element(field).toHaveAccessibleDescription('Use at most 500 characters.')
})
