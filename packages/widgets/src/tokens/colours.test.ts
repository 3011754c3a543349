import { readFileSync } from 'node:fs'
import { COLOURS } from '@clipfront/site-config'
import { describe, expect, it } from 'vitest'
import { readPalette } from './testing/readPalette.ts'

const css = readFileSync(new URL('palette.css', import.meta.url), 'utf8')

describe.each(Object.entries(COLOURS.accent))('what a manifest says of %s', (accent, colour) => {
  const palette = readPalette(css, { accent, scheme: 'light' })

  it('is what its pages are painted with', () => {
    expect([palette('accent'), palette('paper')]).toEqual([colour, COLOURS.paper])
  })

  it('is said by the palette', () => expect(css).toContain(`[data-accent='${accent}']`))
})
