import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Site, sites } from '@clipfront/site-config'
import { afterAll, describe, expect, it } from 'vitest'
import { assertSites } from './assertSites.ts'

const root = mkdtempSync(join(tmpdir(), 'clipfront-sites-'))
mkdirSync(join(root, 'public/fonts'), { recursive: true })
for (const file of ['icon.svg', 'fonts/slab.woff2']) writeFileSync(join(root, 'public', file), '')
afterAll(() => rmSync(root, { recursive: true }))

/** The build of main/www, whose file says something else. */
function check(said: Partial<Site>) {
  const known = sites.map((site): Site => (site.label === 'www' ? { ...site, ...said } : site))
  const chosen = known.filter(({ label }) => label === 'www')
  return () => assertSites({ unit: 'main', root }, chosen, known)
}

describe('[R3.2] a site is built', () => {
  it.each<Partial<Site>>([
    {},
    { icon: 'https://cdn.clipfront.example/icon.svg' },
    { font: '/fonts/slab.woff2', fontFamily: 'Slab' },
  ])('that says %j', (said) => expect(check(said)).not.toThrow())

  it('whatever is wrong with another one', () => {
    const [first, second] = sites
    if (!first || !second) throw new Error('there are two sites')
    const wrong: Site = { ...second, currency: 'eur', icon: '/none.svg' }
    expect(() => assertSites({ unit: 'main', root }, [first], [first, wrong])).not.toThrow()
  })
})

describe('[R3.2] the build is refused, with the field and the fix, of a site that says', () => {
  it.each<[Partial<Site>, string]>([
    [{ icon: '/none.svg' }, 'main/www: icon "/none.svg" is no file of the release. Put it into apps/main/public, or'],
    [{ icon: '/fonts' }, 'main/www: icon "/fonts" is no file'],
    [{ font: '/fonts/none.woff2', fontFamily: 'Slab' }, 'main/www: font "/fonts/none.woff2" is no file'],
    [{ currency: 'usd' }, 'main/www: currency "usd" is not a currency of ISO 4217. Write "USD".'],
    [{ currency: 'usd', icon: '/none.svg' }, 'main/www: currency "usd"'],
  ])('%j', (said, told) => expect(check(said)).toThrow(told))
})
