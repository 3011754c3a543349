import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ACCENTS } from '@clipfront/site-config'
import { COLOURS } from '@clipfront/site-config/colours'
import { describe, expect, it } from 'vitest'
import { readPalette } from './testing/readPalette.ts'

const css = readFileSync(new URL('palette.css', import.meta.url), 'utf8')

describe.each(ACCENTS)('what a manifest and a picture say of %s', (accent) => {
  const palette = readPalette(css, { accent, scheme: 'light' })

  it('is what its pages are painted with', () => {
    const { dark, accent: accents, softAccent, ...light } = COLOURS
    const night = readPalette(css, { accent, scheme: 'dark' })
    for (const [name, colour] of Object.entries(light)) expect([name, palette(name)]).toEqual([name, colour])
    for (const [name, colour] of Object.entries(dark)) expect([name, night(name)]).toEqual([name, colour])
    expect([palette('accent'), palette('accent-soft')]).toEqual([accents[accent], softAccent[accent]])
  })

  it('is said by the palette', () => expect(css).toContain(`[data-accent='${accent}']`))
})

const SOURCE = join(import.meta.dirname, '..')
const listNames = (file: string) => readFileSync(join(SOURCE, file), 'utf8').match(/(?<=^\s+)--[\w-]+(?=:)/gm) ?? []

it('no widget takes a token’s name for something else', () => {
  const tokens = new Set(['tokens/palette.css', 'tokens/scale.css'].flatMap(listNames))
  const taken = globSync('**/*.module.css', { cwd: SOURCE }).flatMap((file) =>
    listNames(file).flatMap((name) => (tokens.has(name) ? [`${file} ${name}`] : [])),
  )
  expect(taken).toEqual([])
})
