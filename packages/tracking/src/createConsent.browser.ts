import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { COOKIES, findCookie, writeCookie } from './cookies.ts'
import { createConsent } from './createConsent.ts'

function setPrivacyControl(isOn: boolean): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: isOn })
}

beforeEach(() => {
  localStorage.clear()
  writeCookie(COOKIES.consent, '', 0)
})
afterEach(() => {
  writeCookie(COOKIES.consent, '', 0)
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

it.each([
  [undefined, false, 'unanswered', false],
  ['maybe', false, 'unanswered', false],
  ['yes', false, 'yes', true],
  ['no', false, 'no', false],
  ['yes', true, 'signal', false],
] as const)('reads the cookie %s with privacy control %s as %s', (choice, isOn, status, isGiven) => {
  if (choice) writeCookie(COOKIES.consent, choice, 60)
  setPrivacyControl(isOn)
  expect(createConsent('ask')).toMatchObject({ status, isGiven })
})

it('sets the cookie that the contract names, for half a year and this host', async () => {
  const write = vi.spyOn(document, 'cookie', 'set')
  createConsent('ask').answer('yes')
  expect(write.mock.calls).toEqual([['cf_consent=yes; Path=/; Max-Age=15552000; SameSite=Lax']])
  write.mockRestore()
  const [cookie] = await cookieStore.getAll(COOKIES.consent)
  expect(cookie).toMatchObject({ name: 'cf_consent', value: 'yes' })
})

it('a no deletes what was stored, and nothing of anybody else', () => {
  const consent = createConsent('not-needed')
  for (const key of ['td:cp:1:2:click', 'td:out', 'td:of-a-later-plugin', 'theme', 'std:'])
    localStorage.setItem(key, '1')
  consent.answer('yes')
  expect(localStorage).toHaveLength(5)
  consent.answer('no')
  expect(Object.keys(localStorage).sort()).toEqual(['std:', 'theme'])
  expect(findCookie('cf_consent')).toBe('no')
})

it('what was stored goes as well when the choice has run out, or the browser says no by itself', () => {
  for (const isOn of [false, true]) {
    localStorage.setItem('td:out', '[]')
    setPrivacyControl(isOn)
    createConsent(isOn ? 'not-needed' : 'ask').subscribe(() => {})
    expect(localStorage).toHaveLength(0)
  }
})

it('tells each change once, also of another tab', async () => {
  const consent = createConsent('ask')
  const heard: string[] = []
  const stop = consent.subscribe(() => void heard.push(consent.status))
  consent.answer('yes')
  consent.answer('yes')
  expect(heard).toEqual(['yes'])
  // As another tab does: only the browser tells of it.
  writeCookie(COOKIES.consent, 'no', 60)
  await expect.poll(() => heard).toEqual(['yes', 'no'])
  stop()
  consent.answer('yes')
  expect(heard).toHaveLength(2)
})

it('looks again when the tab is looked at again, in browsers that tell nothing of cookies', () => {
  const addListener = vi.spyOn(cookieStore, 'addEventListener').mockImplementation(() => {})
  const consent = createConsent('ask')
  const heard: string[] = []
  consent.subscribe(() => void heard.push(consent.status))
  writeCookie(COOKIES.consent, 'yes', 60)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(heard).toEqual(['yes'])
  addListener.mockRestore()
})
