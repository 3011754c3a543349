import './tokens.css'
import { resolveSiteStyle } from '@clipfront/routing/head'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readPixels } from '../testing/readPixels.ts'

const variable = new URL('fonts/hanken-grotesk-latin-wght-normal.woff2', import.meta.url).pathname
/** Hanken Grotesk again, its weight of 400 alone, with the letters of the line below. */
const oneWeight = new URL('../testing/fonts/hanken-grotesk-one-weight.woff2', import.meta.url).pathname
const OWN_FAMILY = '"Own Face"'
const root = document.documentElement
const style = document.createElement('style')
const line = document.createElement('span')

beforeEach(() => {
  // The look's own styles must not win by standing behind the site's.
  document.head.prepend(style)
  line.textContent = 'handgloves'
  document.body.append(line)
})

afterEach(() => {
  line.remove()
  line.removeAttribute('style')
  style.remove()
  style.textContent = ''
  delete root.dataset['look']
})

it('[R3.2] text is in the site’s own font family, and without one in ours', () => {
  expect(readFamily(document.body)).toMatch(/^"Hanken Grotesk"/)
  writeSiteStyle(oneWeight)
  expect(readFamily(document.body)).toBe(`${OWN_FAMILY}, serif`)
})

it('[R3.2] titles of a partner’s site are in its own font family, and without one in that of newspapers', () => {
  root.dataset['look'] = 'guest'
  const title = document.createElement('h1')
  line.append(title)
  expect(readFamily(title)).toMatch(/^"Iowan Old Style"/)
  writeSiteStyle(oneWeight)
  expect(readFamily(title)).toBe(`${OWN_FAMILY}, serif`)
})

describe('[R3.2] bold text in the site’s own font', () => {
  it('is made by the browser where its file has one weight alone', async () => {
    writeSiteStyle(oneWeight)
    const usual = await measureInk(400)
    expect(await measureInk(750)).toBeGreaterThan(usual * 1.1)
  })

  it('is the file’s own where it has every weight', async () => {
    writeSiteStyle(variable)
    const allowed = await measureInk(750)
    document.body.style.fontSynthesis = 'none'
    const own = await measureInk(750)
    document.body.style.removeProperty('font-synthesis')
    expect(allowed).toBe(own)
  })
})

/** How dark the line is, in all of its pixels together. */
async function measureInk(weight: number): Promise<number> {
  line.style.cssText = `font-size:40px;font-weight:${weight}`
  await document.fonts.load(`${weight} 40px ${OWN_FAMILY}`, 'h')
  const { data } = await readPixels(line)
  return data.reduce((sum, value, index) => (index % 4 === 0 ? sum + 255 - value : sum), 0)
}

function readFamily(element: Element): string {
  return getComputedStyle(element).fontFamily
}

function writeSiteStyle(font: string): void {
  style.textContent = resolveSiteStyle({
    font,
    fontFamily: `${OWN_FAMILY}, serif`,
    radius: null,
    density: null,
    customStyle: null,
  })
}
