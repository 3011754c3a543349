import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenWanted } from './whenWanted.ts'

let place: HTMLElement
let idle: (() => void)[]
const load = vi.fn<(takeOver: () => void) => Promise<void>>()

beforeEach(() => {
  idle = []
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback))
  load.mockReset().mockResolvedValue()
  place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = '<button type="button">Copy</button><form><button>Send</button></form><a href="#there">Link</a>'
})
afterEach(() => {
  for (const callback of idle) callback()
  place.remove()
  vi.unstubAllGlobals()
  history.replaceState(null, '', location.pathname + location.search)
})

const find = (selector: string) => place.querySelector<HTMLElement>(selector)

it('starts nothing while the browser is busy and nobody touches the page', () => {
  whenWanted(load)
  document.body.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
  expect(load).not.toHaveBeenCalled()
})

it('starts when the browser is idle, and once', () => {
  whenWanted(load)
  for (const callback of idle) callback()
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  expect(load).toHaveBeenCalledOnce()
})

it.each(['pointerdown', 'touchstart', 'keydown', 'focusin'])('starts at the first %s', (type) => {
  whenWanted(load)
  find('a')?.dispatchEvent(new Event(type, { bubbles: true }))
  expect(load).toHaveBeenCalledOnce()
})

it('starts without idle callbacks too, as in Safari', async () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  whenWanted(load)
  await expect.poll(() => load.mock.calls.length).toBe(1)
})

it('clicks a button again that only scripts follow, once the page answers, and none that the app has followed', async () => {
  const answered = vi.fn<() => void>()
  const { promise, resolve } = Promise.withResolvers<void>()
  load.mockReturnValue(promise)
  whenWanted(load)
  const button = find('[type=button]')
  button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  button?.click()
  expect(answered).not.toHaveBeenCalled()
  button?.addEventListener('click', answered)
  load.mock.calls[0]?.[0]()
  find('a')?.before(Object.assign(document.createElement('button'), { type: 'button', id: 'later' }))
  // Clicks reach the app by now: it follows this one itself.
  find('#later')?.addEventListener('click', answered)
  find('#later')?.click()
  expect(answered).toHaveBeenCalledTimes(1)
  resolve()
  await expect.poll(() => answered.mock.calls.length).toBe(2)
  button?.click()
  expect(answered).toHaveBeenCalledTimes(3)
})

it('clicks nothing again that HTML has followed, and nothing that is gone', async () => {
  const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  place.addEventListener('submit', followed)
  whenWanted(load)
  find('form button')?.click()
  find('a')?.click()
  for (const callback of idle) callback()
  await load.mock.results[0]?.value
  await new Promise((done) => setTimeout(done, 20))
  expect(followed).toHaveBeenCalledOnce()
  expect(location.hash).toBe('#there')
})

it('clicks no button again that opens or closes a part of the page by HTML alone', async () => {
  place.innerHTML =
    '<button type="button" popovertarget="menu">Menu</button><div id="menu" popover>Ways</div><button type="button">Copy</button>'
  whenWanted(load)
  find('[type=button]:not([popovertarget])')?.click()
  find('[popovertarget]')?.click()
  const clickedAgain = vi.fn<() => void>()
  place.addEventListener('click', clickedAgain)
  for (const callback of idle) callback()
  await load.mock.results[0]?.value
  await new Promise((done) => setTimeout(done, 20))
  expect(find('#menu')?.matches(':popover-open')).toBe(true)
  expect(clickedAgain).not.toHaveBeenCalled()
})

it('leaves the document what it is where the code cannot be had', async () => {
  const reported = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  addEventListener('error', reported, { once: true })
  load.mockRejectedValue(new Error('gone'))
  whenWanted(load)
  for (const callback of idle) callback()
  await expect.poll(() => reported.mock.calls.length).toBe(1)
})
