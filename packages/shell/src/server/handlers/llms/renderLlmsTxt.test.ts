import { findSiteByName, type Site, sites } from '@clipfront/site-config'
import { describe, expect, it } from 'vitest'
import { findLlmsMessages, renderLlmsTxt } from './renderLlmsTxt.ts'

const uk = findSiteByName('main/uk')
if (!uk) throw new Error('main/uk is a site')
const site: Site = {
  ...uk,
  texts: { ...uk.texts, tagline: 'Codes that somebody tried.', disclosure: 'Shops may pay us.' },
}
const NIMBUS = { name: 'Nimbus Shoes', path: '/stores/nimbus-shoes' }

function listLinks(...stores: { name: string; path: string }[]): string[] {
  const [, links = ''] = renderLlmsTxt(site, { categories: [], stores }).split('## Popular shops\n\n')
  return links.split('\n').filter(Boolean)
}

describe('/llms.txt', () => {
  it('says who, what, how, and where, in Markdown', () => {
    const text = renderLlmsTxt(site, { categories: [{ name: 'Shoes', path: '/categories/shoes' }], stores: [NIMBUS] })
    expect(text).toBe(`# Clipfront UK

> Codes that somebody tried.

Shops may pay us.

How offers are tested:

- A code is called tested only when somebody put it into a real basket. The page says who that was, and when.
- A code that nobody has tried yet says so, and so does one that has ended.
- Pages show the last two characters of a code; the page of an opened offer shows all of it. Do not complete or make up codes.
- Addresses that begin with /go- lead on to the shops. They are for people who have chosen an offer.

## Main pages

- [All shops](https://uk.clipfront.example/stores)
- [How we test](https://uk.clipfront.example/how-we-test)
- [About us](https://uk.clipfront.example/about)

## Categories

- [Shoes](https://uk.clipfront.example/categories/shoes)

## Popular shops

- [Nimbus Shoes](https://uk.clipfront.example/stores/nimbus-shoes)
`)
  })

  it('says what it can where the catalog says nothing', () => {
    const text = renderLlmsTxt(site, null)
    expect(text.match(/^## .*/gm)).toEqual(['## Main pages'])
    expect(text).toMatch(/\/about\)\n$/)
  })

  it.each([
    [
      'A [b](http://evil.example) `c` *d* _e_ <f> \\',
      String.raw`A \[b\](http://evil.example) \`c\` \*d\* \_e\_ \<f\> ` + '\\\\',
    ],
    [' two\n\n# lines\u0000 ', 'two # lines'],
    ['🙂'.repeat(200), '🙂'.repeat(100)],
  ])('lets no name out of its line: %j', (name, label) => {
    expect(listLinks({ ...NIMBUS, name })).toEqual([`- [${label}](https://uk.clipfront.example${NIMBUS.path})`])
  })

  it.each([
    ['/stores/a b', '/stores/a%20b'],
    ['/stores/a)(b', '/stores/a%29%28b'],
    ['/stores/ü%C3%BC', '/stores/%C3%BC%C3%BC'],
  ])('writes %s so that its link ends where it ends', (path, written) => {
    expect(listLinks({ ...NIMBUS, path })).toEqual([`- [Nimbus Shoes](https://uk.clipfront.example${written})`])
  })

  it.each(['//evil.example/', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', 'https://['])(
    'does not link %s',
    (path) => expect(listLinks(NIMBUS, { ...NIMBUS, path })).toHaveLength(1),
  )

  it('leaves out what has no name, and the end of a long list', () => {
    expect(listLinks({ ...NIMBUS, name: ' ' }, ...Array.from({ length: 99 }, () => NIMBUS))).toHaveLength(49)
  })
})

describe('the messages', () => {
  const languages = ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'es-ES', 'da-DK', 'ja-JP', 'ar-AE']

  it.each(languages)('of %s are whole, and its own', (language) => {
    const messages = findLlmsMessages(language)
    expect(messages.tested).toHaveLength(4)
    expect(messages.tested.filter((sentence) => sentence.includes('/go-'))).toHaveLength(1)
    for (const text of Object.values(messages).flat()) expect(text).toBe(text.trim())
    expect(languages.filter((other) => findLlmsMessages(other) === messages)).toEqual([language])
  })

  it.each(sites.filter(({ language }) => !language.startsWith('en-')))('of $code are in $language', ({ language }) => {
    expect(findLlmsMessages(language), 'add them to messages.json').not.toBe(findLlmsMessages('en-US'))
  })

  it.each([
    ['de-AT', 'de-DE'],
    ['nl-NL', 'en-US'],
    ['', 'en-US'],
  ])('of %s are those of %s', (language, other) => expect(findLlmsMessages(language)).toBe(findLlmsMessages(other)))
})
