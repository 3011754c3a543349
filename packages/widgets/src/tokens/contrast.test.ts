import { readFileSync } from 'node:fs'
import { ACCENTS } from '@clipfront/site-config'
import { describe, expect, it } from 'vitest'
import { measureContrast } from './testing/measureContrast.ts'
import { readPalette, SCHEMES } from './testing/readPalette.ts'

const css = readFileSync(new URL('palette.css', import.meta.url), 'utf8')

const TEXT = 4.5
const INTERFACE = 3

/** What stands on what, and how well it must be told apart. */
const pairs = [
  ...['paper', 'raised', 'sunken'].flatMap((ground) => [
    ['ink', ground, TEXT],
    ['quiet', ground, TEXT],
    ['accent', ground, TEXT],
    ['accent-deep', ground, TEXT],
    ['verified', ground, TEXT],
    ['warning', ground, TEXT],
    ['expired', ground, TEXT],
    ['error', ground, TEXT],
    ['edge', ground, INTERFACE],
  ]),
  ['on-accent', 'accent', TEXT],
  ['on-accent', 'accent-deep', TEXT],
  ['accent', 'accent-soft', TEXT],
  ['accent-deep', 'accent-soft', TEXT],
  ['ink', 'accent-soft', TEXT],
  ['quiet', 'accent-soft', TEXT],
] as [string, string, number][]

describe.each(ACCENTS)('the palette with %s', (accent) => {
  describe.each(SCHEMES)('%s', (scheme) => {
    const palette = readPalette(css, { accent, scheme })
    it.each(pairs)('%s on %s has a contrast of at least %d', (text, ground, least) => {
      expect(measureContrast(palette(text), palette(ground))).toBeGreaterThanOrEqual(least)
    })
  })
})
