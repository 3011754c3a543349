import { indexing } from '../indexing/index.ts'
import type { Head, HeadInput, HeadSite } from './Head.ts'
import { jsonLdOf } from './jsonLdOf.ts'
import { MANIFEST_PATH } from './MANIFEST_PATH.ts'
import { resolveLanguage } from './resolveLanguage.ts'
import { siteStyleOf } from './siteStyleOf.ts'

const RIGHT_TO_LEFT = new Set(['ar', 'he', 'fa', 'ur'])

/**
 * The head of a page (R2.14) out of page data and the site's own facts; the same on the server and after a client navigation.
 * @throws {ConfigError} the site's font or font family cannot be used
 */
export function headOf(input: HeadInput): Head {
  const { page, site } = input
  const { robots, canonical, hreflang } = indexing(input)
  const lang = resolveLanguage(page?.language, site.language)
  return {
    lang,
    dir: directionOf(lang, site),
    title: oneLine(page?.meta.title) || site.name,
    description: oneLine(page?.meta.description),
    keywords: oneLine(page?.meta.keywords),
    canonical,
    robots,
    hreflang,
    manifest: MANIFEST_PATH,
    icon: [input.icon, site.icon].find(isUsableIcon) ?? null,
    font: site.font,
    style: siteStyleOf(site),
    jsonLd: page && canonical ? jsonLdOf(page, site, canonical) : [],
  }
}

function directionOf(lang: string, site: HeadSite): Head['dir'] {
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
