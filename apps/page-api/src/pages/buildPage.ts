import type { PageType, RobotsPolicy, WirePageData } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'
import { listRegions } from '../alternates/listRegions.ts'

interface PageParts<Type extends PageType> {
  code?: number
  page: Type
  title: string
  description: string
  keywords?: readonly string[]
  /** Path and query of the page's one address. */
  canonicalPath: string
  robots?: RobotsPolicy
  data: Extract<WirePageData, { attr: { page: Type } }>['data']
  /** The same page on the other sites of the unit. */
  alternates?: { language: string; url: string }[]
  /** What the page shows, for purging caches; the site's own tag is added. */
  tags?: readonly string[]
}

const REASONS: Record<number, string> = {
  200: 'ok',
  400: 'bad request',
  404: 'not found',
  410: 'gone',
  422: 'wrong fields',
  428: 'once more',
}

/** Puts whole page data together; everything that is the same for each page of a site is added here. */
export function buildPage<Type extends PageType>(site: Site, parts: PageParts<Type>) {
  const code = parts.code ?? 200
  return {
    code,
    msg: REASONS[code] ?? '',
    attr: { page: parts.page, language: site.language, domain: site.hosts[0] },
    meta: {
      title: parts.title,
      description: parts.description,
      keyword: (parts.keywords ?? []).join(', '),
      canonical_url: `${site.domainLink}${parts.canonicalPath}`,
      robots: parts.robots ?? 'INDEX',
    },
    data: parts.data,
    alternates: parts.alternates ?? [],
    regions: listRegions(site, parts.alternates ?? []),
    tags: [`site:${site.code}`, ...(parts.tags ?? [])],
  }
}
