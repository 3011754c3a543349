import './tokens.css'
import { afterAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'

const measure = (element: Element) => getComputedStyle(element).fontSize

afterAll(() => page.viewport(1280, 800))

it.each([
  [320, '12px'],
  [600, '12px'],
  [601, '16px'],
  [1280, '16px'],
])('[R9.5] at a width of %i px the root is %s, and text stays at 16 px', async (width, root) => {
  await page.viewport(width, 800)
  expect(measure(document.documentElement)).toBe(root)
  expect(Number.parseFloat(measure(document.body))).toBeCloseTo(16, 2)
})
