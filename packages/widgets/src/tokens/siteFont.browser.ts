import './tokens.css'
import { afterEach, expect, it } from 'vitest'

const readFamily = () => getComputedStyle(document.body).fontFamily
const style = document.createElement('style')

afterEach(() => style.remove())

it('[R3.2] text is in the site’s own font family, and without one in ours', () => {
  const usual = readFamily()
  expect(usual).toMatch(/^"Hanken Grotesk"/)
  // As `resolveSiteStyle` of packages/routing writes it.
  style.textContent = ':root{--site-font:"Roboto Slab", serif}'
  document.head.append(style)
  expect(readFamily()).toMatch(/^"Roboto Slab", serif$/)
})
