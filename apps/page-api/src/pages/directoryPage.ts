import type { Block, PageLink, WirePageData } from '@clipfront/page-data'
import { wordingOf } from '../messages/wordingOf.ts'
import { samePathAlternates } from './alternates/samePathAlternates.ts'
import { buildPage } from './buildPage.ts'
import type { CatalogueView } from './CatalogueView.ts'

/** Every merchant of the site by its first letter. */
export async function directoryPage({ database, site }: CatalogueView): Promise<WirePageData> {
  const merchants = await database
    .selectFrom('merchant')
    .select(['slug', 'name'])
    .where('site', '=', site.code)
    .execute()
  const words = wordingOf(site).directory
  return buildPage(site, {
    page: 'static',
    title: words.title,
    description: words.description(merchants.length),
    canonicalPath: '/stores',
    data: {
      heading: words.heading,
      blocks: merchants.length > 0 ? groupByLetter(merchants, site.language, words.other) : [paragraph(words.empty)],
    },
    alternates: samePathAlternates({ site }, '/stores'),
    tags: ['directory'],
  })
}

function groupByLetter(merchants: { slug: string; name: string }[], language: string, other: string): Block[] {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true })
  const groups = Map.groupBy(
    merchants.toSorted((a, b) => compare(a.name, b.name)),
    ({ name }) => firstLetter(name) ?? other,
  )
  return [...groups]
    .toSorted(([a], [b]) => Number(a === other) - Number(b === other) || compare(a, b))
    .flatMap(([letter, group]) => [
      { type: 'heading', text: letter } as const,
      { type: 'links', links: group.map(toLink) } as const,
    ])
}

/** Without its accent: É stands under E. */
function firstLetter(name: string): string | undefined {
  return /^\p{L}/u.exec(name.normalize('NFKD'))?.[0].toUpperCase()
}

function toLink({ slug, name }: { slug: string; name: string }): PageLink {
  return { label: name, path: `/stores/${encodeURIComponent(slug)}` }
}

function paragraph(text: string): Block {
  return { type: 'paragraph', text }
}
