import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { COOKIES, findCookie, writeCookie } from '../cookies.ts'
import { openContext } from '../testing/openContext.ts'
import { listenForInteractions, start } from './realUser.ts'

const listening: AbortController[] = []
let button: HTMLButtonElement

beforeEach(() => {
  for (const name of Object.values(COOKIES)) writeCookie(name, '', 0)
  button = document.body.appendChild(document.createElement('button'))
  button.textContent = 'Press'
})
afterEach(() => {
  for (const one of listening.splice(0)) one.abort()
  button.remove()
  vi.restoreAllMocks()
})

function count() {
  const watching = new AbortController()
  listening.push(watching)
  const seen = { interactions: 0 }
  listenForInteractions(watching.signal, () => (seen.interactions += 1))
  return seen
}

it('[R4.8] a click and Enter are one interaction each, and the click that Enter makes is none', async () => {
  const seen = count()
  await userEvent.click(button)
  expect(seen.interactions).toBe(1)
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(seen.interactions).toBe(2)
  await userEvent.keyboard('{Shift}')
  expect(seen.interactions).toBe(2)
})

it('[R4.8] what scripts make is no interaction', () => {
  const seen = count()
  button.click()
  button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  window.dispatchEvent(new Event('scroll'))
  expect(seen.interactions).toBe(0)
})

it('[R4.8] [R9.7] three interactions after five seconds make a real user, for a week', async () => {
  const elapsed = vi.spyOn(performance, 'now').mockReturnValue(4000)
  const { context, facts } = openContext()
  start(context)
  for (let done = 0; done < 3; done += 1) await userEvent.click(button)
  expect([facts, findCookie(COOKIES.timezone)]).toEqual([{}, undefined])
  elapsed.mockReturnValue(5000)
  await userEvent.click(button)
  expect([facts, findCookie(COOKIES.timezone)]).toEqual([{ isRealUser: true }, '480'])
  const again = openContext()
  start(again.context)
  expect(again.facts).toEqual({ isRealUser: true })
})

it('[R4.8] where the choice has become a no meanwhile, nothing is written', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(6000)
  const { context, facts } = openContext()
  start(context)
  context.consent.answer('no')
  for (let done = 0; done < 3; done += 1) await userEvent.click(button)
  expect([facts, findCookie(COOKIES.timezone)]).toEqual([{ isRealUser: true }, undefined])
})
