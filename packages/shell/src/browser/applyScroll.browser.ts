import { afterEach, beforeEach, expect, it } from 'vitest'
import { applyScroll } from './applyScroll.ts'

let place: HTMLElement

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = '<div style="height: 3000px"></div><p id="target">here</p><div style="height: 3000px"></div>'
})
afterEach(() => {
  place.remove()
  document.documentElement.removeAttribute('style')
  scrollTo(0, 0)
})

/** The element in the middle of a long document, named as the test wants it. */
function named(attribute: string, value: string): HTMLElement {
  const target = place.querySelector('p')
  if (!target) throw new Error('the document has no target')
  target.removeAttribute('id')
  target.setAttribute(attribute, value)
  return target
}
const measureTop = (element: Element) => Math.round(element.getBoundingClientRect().top)
const follow = (hash: string) => applyScroll({ kind: 'push', samePath: false, hash })

it.each([
  ['id', 'codes', '#codes'],
  ['id', '1number', '#1number'],
  ['id', 'a.b:c', '#a.b:c'],
  ['id', 'café', '#caf%C3%A9'],
  ['id', '%E0', '#%E0'],
  ['name', 'codes', '#codes'],
])('[R2.7] an element with the %s %s is where %s leads', (attribute, value, hash) => {
  const target = named(attribute, value)
  follow(hash)
  expect(measureTop(target)).toBe(0)
})

it('[R2.7] an id goes before a name', () => {
  const other = place.appendChild(document.createElement('p'))
  other.id = 'codes'
  named('name', 'codes')
  follow('#codes')
  expect(scrollY).toBeGreaterThan(4000)
})

it('[R2.7] what the element and the document keep free stays free', () => {
  const target = named('id', 'codes')
  target.style.scrollMarginTop = '64px'
  document.documentElement.style.scrollPaddingTop = '16px'
  follow('#codes')
  expect(measureTop(target)).toBe(80)
})

it('[R2.7] the keyboard goes along, and at once, however smooth the styles are', () => {
  const target = named('id', 'codes')
  target.tabIndex = -1
  document.documentElement.style.scrollBehavior = 'smooth'
  follow('#codes')
  expect([measureTop(target), document.activeElement]).toEqual([0, target])
})

it.each(['#nowhere', '#top', ''])('[R2.6] %j, which names nothing here, is the top of a new page', (hash) => {
  scrollTo(0, 500)
  follow(hash)
  expect(scrollY).toBe(0)
})

it('[R2.6] a saved place goes before the fragment, and leaves the keyboard where it is', () => {
  const target = named('id', 'codes')
  target.tabIndex = -1
  applyScroll({ kind: 'pop', samePath: false, hash: '#codes', savedPosition: [0, 420] })
  expect([scrollY, document.activeElement]).toEqual([420, document.body])
})
