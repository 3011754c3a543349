import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { watchCoupons } from './watchCoupons.ts'

type Report = Parameters<typeof watchCoupons>[0]

const seen = vi.fn<Report>()
let watch: ReturnType<typeof watchCoupons>

/** What was reported, as `type id`. */
const reported = () => seen.mock.calls.map(([eventType, couponId]) => `${eventType} ${couponId}`)

interface CardOptions {
  kind?: 'offer' | 'closed' | 'revealed'
  position?: number
  top?: string
}

/** A card as widgets write it, 200 px high. */
function drawCard(id: number, { kind = 'offer', position = id, top = '0' }: CardOptions = {}): HTMLElement {
  const card = document.createElement('article')
  card.innerHTML =
    '<details><summary>Details</summary>Terms</details><code data-code>NIMBUS20</code><button data-action="copy-code">Copy</button>'
  Object.assign(card.dataset, { card: kind, couponId: id, position })
  card.style.cssText = `position: absolute; top: ${top}; left: ${id * 100}px; width: 90px; height: 200px; overflow: hidden`
  document.body.append(card)
  return card
}

/** Waits until the browser has looked at what is on the screen. */
async function lookAround(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
}

async function pass(milliseconds: number): Promise<void> {
  await lookAround()
  vi.advanceTimersByTime(milliseconds)
}

function startWatching(): void {
  watch = watchCoupons(seen)
}

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  document.body.replaceChildren()
  seen.mockReset()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  watch.stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  scrollTo(0, 0)
})

it('[R7.1] counts a card that was on the screen for a second, and not before', async () => {
  drawCard(1)
  startWatching()
  await pass(999)
  expect(reported()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(reported()).toEqual(['impression 1'])
})

it.each([
  ['half of it', '-100px', ['impression 1']],
  ['less than half', '-102px', []],
])('[R7.1] of a card that stands on the screen with %s, counts %s', async (_, top, expected) => {
  drawCard(1, { top })
  startWatching()
  await pass(5000)
  expect(reported()).toEqual(expected)
})

it('begins the second anew after a break', async () => {
  const card = drawCard(1)
  startWatching()
  await pass(900)
  card.style.top = '-300px'
  await pass(0)
  card.style.top = '0'
  await pass(999)
  expect(reported()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(reported()).toEqual(['impression 1'])
})

it('a hidden tab pauses, and begins the second anew', async () => {
  drawCard(1)
  startWatching()
  await pass(900)
  setVisibility('hidden')
  await pass(5000)
  expect(reported()).toEqual([])
  setVisibility('visible')
  await pass(999)
  expect(reported()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(reported()).toEqual(['impression 1'])
})

it('[R7.1] counts a coupon once per page view, wherever it stands', async () => {
  drawCard(1)
  drawCard(1, { position: 2, top: '250px' })
  startWatching()
  await pass(1000)
  watch.followPage({ isNew: false })
  await pass(1000)
  expect(reported()).toEqual(['impression 1'])
  watch.followPage({ isNew: true })
  await pass(1000)
  expect(reported()).toEqual(['impression 1', 'impression 1'])
})

it('a return from the back/forward cache is a page view', async () => {
  drawCard(1)
  startWatching()
  await pass(1000)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await pass(1000)
  expect(reported()).toEqual(['impression 1', 'impression 1'])
})

it('counts what a page that is shown later has, and nothing that is gone by then', async () => {
  const first = drawCard(1)
  startWatching()
  await pass(900)
  first.remove()
  drawCard(2)
  watch.followPage({ isNew: true })
  await pass(1000)
  expect(reported()).toEqual(['impression 2'])
})

it('[R7.1] counts a card that a filter lets in, by its place among what is shown and by the one before', async () => {
  const [first, second] = [drawCard(1), drawCard(2)]
  second.style.display = 'none'
  startWatching()
  await pass(1000)
  first.style.display = 'none'
  second.style.display = 'block'
  await pass(1000)
  expect(seen.mock.calls).toEqual([
    ['impression', 1, { position: 1, oldPosition: 1, hasDetail: false }],
    ['impression', 2, { position: 1, oldPosition: 2, hasDetail: false }],
  ])
})

it.each(['closed', 'revealed'] as const)('a %s card makes no impression', async (kind) => {
  drawCard(1, { kind })
  startWatching()
  await pass(1000)
  expect(reported()).toEqual([])
})

it('[R7.1] counts details that are opened, by the keyboard too, and not those that are closed', async () => {
  const card = drawCard(3, { kind: 'closed' })
  startWatching()
  card.querySelector('summary')?.focus()
  await userEvent.keyboard('{Enter}')
  await lookAround()
  expect(seen.mock.calls).toEqual([['detail', 3, { position: 3, oldPosition: 3, hasDetail: true }]])
  await userEvent.keyboard('{Enter}')
  await lookAround()
  expect(seen).toHaveBeenCalledOnce()
})

it('an impression says that the details were open', async () => {
  drawCard(1).querySelector('details')?.setAttribute('open', '')
  startWatching()
  await pass(1000)
  expect(seen).toHaveBeenCalledWith('impression', 1, { position: 1, oldPosition: 1, hasDetail: true })
})

it('[R7.1] counts a code that is copied by its button, and one that is copied by hand', async () => {
  const card = drawCard(4, { kind: 'revealed' })
  startWatching()
  card.querySelector('button')?.click()
  expect(reported()).toEqual(['copy 4'])
  const code = card.querySelector('code')
  if (code) getSelection()?.selectAllChildren(code)
  await userEvent.copy()
  expect(reported()).toEqual(['copy 4', 'copy 4'])
})

it('leaves alone what is no card', async () => {
  document.body.innerHTML = '<details><summary>Question</summary>Answer</details><p>Text</p>'
  startWatching()
  document.querySelector('details')?.setAttribute('open', '')
  getSelection()?.selectAllChildren(document.body)
  await userEvent.copy()
  await pass(1000)
  expect(reported()).toEqual([])
})

it('never throws into the page, and hears nothing after its end', async () => {
  const errors = vi.fn<() => void>()
  addEventListener('error', errors)
  const card = drawCard(1)
  seen.mockImplementation(() => {
    throw new Error('broken')
  })
  startWatching()
  await pass(1000)
  card.querySelector('button')?.click()
  expect(reported()).toEqual(['impression 1', 'copy 1'])
  expect(errors).not.toHaveBeenCalled()
  removeEventListener('error', errors)

  drawCard(2)
  watch.followPage({ isNew: true })
  await lookAround()
  watch.stop()
  card.querySelector('button')?.click()
  vi.advanceTimersByTime(5000)
  expect(seen).toHaveBeenCalledTimes(2)
})

it('counts what is done where the browser cannot tell what is seen', () => {
  const original = window.IntersectionObserver
  Reflect.deleteProperty(window, 'IntersectionObserver')
  const card = drawCard(1)
  startWatching()
  window.IntersectionObserver = original
  card.querySelector('button')?.click()
  expect(reported()).toEqual(['copy 1'])
})
