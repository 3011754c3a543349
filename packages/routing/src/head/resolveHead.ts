import type { Alternate, PageData } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'
import { type Indexing, indexing, type IndexingInput } from '../indexing/indexing.ts'
import { OWN_PATHS } from '../own-paths/ownPaths.ts'
import { describeJsonLd, type JsonLdNode } from './describeJsonLd.ts'
import { resolveSiteStyle } from './resolveSiteStyle.ts'

/** The facts of a site that its pages' heads say. */
export type HeadSite = IndexingInput['site'] &
  Pick<Site, 'name' | 'direction' | 'icon' | 'font' | 'fontFamily' | 'radius' | 'density' | 'customStyle'>

export interface HeadInput extends IndexingInput {
  /** Null where an error is shown without page data. */
  page: PageData | null
  site: HeadSite
  /** The page's own, which goes before the site's (R3.3). */
  icon?: string | null
}

/** Everything that a document says about itself (R2.14). What is empty or null has no tag. */
export interface Head {
  /** BCP 47. */
  lang: string
  dir: 'ltr' | 'rtl'
  title: string
  description: string
  keywords: string
  canonical: string | null
  robots: Indexing['robots']
  hreflang: Alternate[]
  icon: string | null
  /** A path of the site. */
  manifest: string | null
  /** A font file of the release, fetched early. */
  font: string | null
  /** The text of the site's own style element: its font and its custom style. */
  style: string
  jsonLd: JsonLdNode[]
}

const RIGHT_TO_LEFT = new Set(['ar', 'he', 'fa', 'ur'])
const LANGUAGE = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/
const DEFAULT_LANGUAGE = 'en'

/**
 * The head of a page (R2.14) out of page data and the site's own facts; the same on the server and after a client navigation.
 * @throws {ConfigError} the site's font or font family cannot be used
 */
export function resolveHead(input: HeadInput): Head {
  const { page, site } = input
  const { robots, canonical, hreflang } = indexing(input)
  const lang = resolveLanguage(page?.language, site.language)
  return {
    lang,
    dir: resolveDirection(lang, site),
    title: oneLine(page?.meta.title) || site.name,
    description: oneLine(page?.meta.description),
    keywords: oneLine(page?.meta.keywords),
    canonical,
    robots,
    hreflang,
    manifest: OWN_PATHS.manifest,
    icon: [input.icon, site.icon].find(isUsableIcon) ?? null,
    font: site.font,
    style: resolveSiteStyle(site),
    jsonLd: page && canonical ? describeJsonLd(page, site, canonical) : [],
  }
}

function resolveDirection(lang: string, site: HeadSite): Head['dir'] {
  if (lang === site.language) return site.direction
  const [primary = ''] = lang.toLowerCase().split('-', 1)
  return RIGHT_TO_LEFT.has(primary) ? 'rtl' : 'ltr'
}

function oneLine(text = ''): string {
  return text.replace(/\s+/g, ' ').trim()
}

function isUsableIcon(icon: string | null | undefined): boolean {
  return /^(?:https?:\/\/|\/(?![/\\]))/.test(icon ?? '')
}

/** The first of the wanted languages that is one, else English: it goes into an attribute, and screen readers choose a voice by it. */
function resolveLanguage(...wanted: readonly (string | undefined)[]): string {
  return wanted.find((language) => language !== undefined && LANGUAGE.test(language)) ?? DEFAULT_LANGUAGE
}
