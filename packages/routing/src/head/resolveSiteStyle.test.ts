import { sites } from '@clipfront/site-config'
import { findSiteIssues } from '@clipfront/site-config/issues'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ConfigError } from '../errors/index.ts'
import { resolveSiteStyle } from './resolveSiteStyle.ts'

const none = { font: null, fontFamily: null, radius: null, density: null, customStyle: null }

describe('[R2.14] a site wears its own font and style', () => {
  it('has no style of its own by default', () => {
    expect(resolveSiteStyle(none)).toBe('')
  })

  it('names its font for the pages', () => {
    const style = resolveSiteStyle({ ...none, font: '/fonts/slab.woff2', fontFamily: '"Roboto Slab", serif' })
    expect(style).toContain('@font-face{font-family:"Roboto Slab";src:url("/fonts/slab.woff2");font-display:swap}')
    expect(style).toContain(':root{--site-font:"Roboto Slab", serif}')
  })

  it('lets a browser make bold text of its font, whose file may have one weight alone', () => {
    const bold = 'html body{font-synthesis:weight}'
    expect(resolveSiteStyle({ ...none, font: '/fonts/slab.woff2', fontFamily: 'Slab' })).toContain(bold)
    expect(resolveSiteStyle({ ...none, radius: 4, density: 'dense' })).not.toContain(bold)
  })

  it('rounds cards and controls as the site says, before its look does', () => {
    expect(resolveSiteStyle({ ...none, radius: 4 })).toBe('html:root{--radius-card:4px;--radius-control:4px}')
    expect(resolveSiteStyle({ ...none, radius: 0 })).toBe('html:root{--radius-card:0px;--radius-control:0px}')
  })

  it('sets offers as close as the site says, before its look does', () => {
    expect(resolveSiteStyle({ ...none, density: 'dense' })).toBe('html:root{--room-list:var(--room-4)}')
  })

  it.each(['https://fonts.example/a.woff2', '//fonts.example/a.woff2', 'a.woff2', '/a.woff2");}', '/a.svg', ''])(
    'refuses the font %j: it is no file of the release',
    (font) => {
      expect(() => resolveSiteStyle({ ...none, font, fontFamily: 'A' })).toThrow(ConfigError)
    },
  )

  it.each(['A;}', 'A</style>', 'url(x)', ''])('refuses the family %j', (fontFamily) => {
    expect(() => resolveSiteStyle({ ...none, fontFamily })).toThrow(ConfigError)
  })

  it.each([
    ['a{}</style><script>', String.raw`a{}<\/style><script>`],
    ['a{}</STYLE >', String.raw`a{}<\/STYLE >`],
    ['<!--</style', String.raw`<\!--<\/style`],
  ])('keeps %j inside its element', (customStyle, style) => {
    expect(resolveSiteStyle({ ...none, customStyle })).toBe(style)
  })

  it('refuses what the check of a site’s file refuses, and nothing else', () => {
    const [site] = sites
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      'a',
      '-',
      '.',
      ' ',
      '"',
      "'",
      ',',
      ';',
      '}',
      '<',
      '\n',
      ':',
      '.woff2',
    )
    const word = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''))
    const font = word.map((text) => `/${text}.woff2`)
    fc.assert(
      fc.property(fc.oneof(word, font), word, (file, fontFamily) => {
        const look = { ...none, font: file, fontFamily }
        const issues = site ? findSiteIssues([Object.assign({}, site, look)]) : []
        expect(isRefused(look)).toBe(issues.length > 0)
      }),
    )
  })
})

function isRefused(look: Parameters<typeof resolveSiteStyle>[0]): boolean {
  try {
    resolveSiteStyle(look)
    return false
  } catch {
    return true
  }
}
