import type { Block } from '@clipfront/page-data'
import type { CatalogView } from '@clipfront/catalog/context'
import { type IndexEntry, indexCategories, indexChannels, indexLabels, indexTopics } from '@clipfront/catalog/listings'
import { resolveMessages } from '@clipfront/catalog/messages'
import { pagePath } from '@clipfront/routing/page-paths'
import { findListPaths, LIST_PATHS } from '../alternates/indexablePaths.ts'
import { describeCrawling } from '../alternates/listAlternates.ts'
import { buildPage } from './buildPage.ts'

const INDEXES = {
  category: { words: 'categories', list: indexCategories },
  topic: { words: 'topics', list: indexTopics },
  brand: { words: 'brands', list: (view: CatalogView) => indexLabels(view, 'brand') },
  tag: { words: 'tags', list: (view: CatalogView) => indexLabels(view, 'tag') },
} as const

/**
 * A page of text with a link to each category, event, brand or tag of the site (R1.1). A release that knows of no such page
 * shows it as any other text.
 * @returns undefined when the site has none of them, or no pages for them
 */
export async function indexPage(view: CatalogView, type: keyof typeof INDEXES) {
  const { site } = view
  if (site.pageType[type] === undefined) return undefined
  const { words: key, list } = INDEXES[type]
  const { indexes: words } = resolveMessages(site.language)
  const hasChannels = type === 'topic' && site.pageType.channel !== undefined
  const [entries, channels, paths] = await Promise.all([
    list(view),
    hasChannels ? indexChannels(view) : [],
    findListPaths(view, type),
  ])
  if (entries.length + channels.length === 0) return undefined
  const { heading, description } = words[key]
  const link = (kind: keyof typeof INDEXES | 'channel', { slug, name, parent, live_coupons: count }: IndexEntry) => {
    const whole = parent === null ? name : `${parent} – ${name}`
    const figure = count === null ? '' : ` (${new Intl.NumberFormat(site.language).format(count)})`
    return { label: `${whole}${figure}`, path: pagePath(kind, slug) }
  }
  const blocks: Block[] = [
    { type: 'paragraph', text: description(site.name) },
    { type: 'links', links: entries.map((entry) => link(type, entry)) },
  ]
  if (channels.length > 0)
    blocks.push(
      { type: 'heading', text: words.moreChannels },
      { type: 'links', links: channels.map((channel) => link('channel', channel)) },
    )
  return buildPage(site, {
    page: 'static',
    title: `${heading} – ${site.name}`,
    description: description(site.name),
    canonicalPath: LIST_PATHS[type],
    ...describeCrawling(site, type, paths),
    data: { heading, blocks },
    tags: [key],
  })
}
