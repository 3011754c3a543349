import type { PageData } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'
import { type Environment, resolveOrigin } from '@clipfront/site-config/environment'
import { describeShareCard, formatSharePath, SHARE_PICTURE, type ShareCard, type SharePath } from '../share/index.ts'
import { type HeadTag, renderTag } from './renderHead.ts'
import type { Head } from './resolveHead.ts'

/** What the tags speak of. */
export interface Shared {
  head: Pick<Head, 'lang' | 'title' | 'description' | 'canonical'>
  site: Pick<Site, 'name' | 'hosts' | 'domainLink' | 'texts'>
  page: PageData
  card: ShareCard
  picture: SharePath
  environment: Environment
}

/**
 * What a page says to those who show a preview of it (R2.18): Open Graph, and the one tag for which X has no substitute in it.
 * They stand in the first HTML, which is all that such programs read. The browser has no code for them: a client navigation
 * removes them with everything that the new page's head does not say, so that none is ever wrong.
 */
export function renderShareTags({ head, site, page, card, picture, environment }: Shared): string {
  const published = page.page === 'blog' && page.data.view === 'post' ? page.data.post : null
  return [
    ...property('og:title', head.title),
    ...property('og:description', head.description || site.texts.tagline),
    ...property('og:url', head.canonical),
    ...property('og:site_name', site.name),
    ...property('og:type', published ? 'article' : 'website'),
    ...property('article:published_time', published?.publishedAt),
    ...property('article:modified_time', published?.changedAt),
    ...property('og:locale', formatLocale(head.lang)),
    ...property('og:image', new URL(formatSharePath(picture), resolveOrigin(site, environment)).href),
    ...property('og:image:type', SHARE_PICTURE.type),
    ...property('og:image:width', String(SHARE_PICTURE.width)),
    ...property('og:image:height', String(SHARE_PICTURE.height)),
    ...property('og:image:alt', describeShareCard(card)),
    tag('name', 'twitter:card', 'summary_large_image'),
  ]
    .map(renderTag)
    .join('')
}

function property(name: string, content: string | null | undefined): HeadTag[] {
  return content ? [tag('property', name, content)] : []
}

function tag(attribute: 'property' | 'name', name: string, content: string): HeadTag {
  return { key: name, name: 'meta', attributes: { [attribute]: name, content } }
}

/** `language_TERRITORY`, as Open Graph writes it; the language alone where no region is named. */
/** @returns null of a language that page data has written as none is */
function formatLocale(lang: string): string | null {
  try {
    const { language, region } = new Intl.Locale(lang)
    return region ? `${language}_${region}` : language
  } catch {
    return null
  }
}
