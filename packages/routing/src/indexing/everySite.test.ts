import { buildPage } from '@clipfront/page-data/testing'
import { environmentOf, ENVIRONMENTS, isPartner, resolveLocalHost, sites } from '@clipfront/site-config'
import { describe, expect, it } from 'vitest'
import { indexing } from './indexing.ts'

const PATH = '/stores/nimbus-shoes'

/** Every name under which a site answers, and what crawlers may be told there. */
const names = sites.flatMap((site) =>
  [...site.hosts, resolveLocalHost(site)].flatMap((host) =>
    ['', 'dev.', 'beta.'].map((prefix) => ({ site, code: site.code, host: `${prefix}${host}` })),
  ),
)

/** A good page of the site, with a counterpart elsewhere. */
function tell({ site, host }: (typeof names)[number], url = `https://${host}${PATH}`) {
  const page = buildPage('merchant')
  const meta = { ...page.meta, canonicalUrl: `${site.domainLink}${PATH}`, robots: 'INDEX' as const }
  const alternates = [{ language: 'fi-FI', url: `https://fi.clipfront.example${PATH}` }]
  const environment = environmentOf(host)
  return indexing({
    page: { ...page, meta, alternates },
    site,
    environment,
    status: 200,
    url,
  })
}

describe('[R2.15] [R9.8] robots of every site in every environment', () => {
  it('has every environment among its names', () => {
    expect(new Set(names.map(({ host }) => environmentOf(host)))).toEqual(new Set(ENVIRONMENTS))
  })

  it.each(names.filter(({ host }) => environmentOf(host) !== 'prod'))('$code at $host is for nobody', (name) => {
    // By the address it is a strange host as well; by its path alone only the environment tells.
    for (const url of [undefined, PATH]) {
      expect(tell(name, url)).toMatchObject({ robots: 'NOINDEX, NOFOLLOW', hreflang: [], inSitemap: false })
    }
  })

  const live = names.filter(({ host }) => environmentOf(host) === 'prod')
  const partners = { np: 'NOINDEX, FOLLOW', sv: 'NOINDEX' } as Readonly<Record<string, string>>

  it.each(live.filter(({ site }) => isPartner(site)))('the partner $code at $host is not indexed', (name) => {
    expect(tell(name)).toMatchObject({ robots: partners[name.code], hreflang: [], inSitemap: false })
  })

  it.each(live.filter(({ site }) => !isPartner(site)))('$code at $host is indexed', (name) => {
    const { robots, hreflang, inSitemap } = tell(name)
    expect([robots, hreflang.length, inSitemap]).toEqual([null, 2, true])
  })
})
