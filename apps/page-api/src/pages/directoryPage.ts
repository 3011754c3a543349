import type { Block, PageLink, WirePageData } from '@clipfront/page-data'
import { keep } from '../kept/keep.ts'
import { wordingOf } from '../messages/wordingOf.ts'
import { listAlternates } from './alternates/listAlternates.ts'
import { buildPage } from './buildPage.ts'
import type { CatalogueView } from './CatalogueView.ts'
import { groupByLetter } from './groupByLetter.ts'
import { storePath } from './storePath.ts'

/** Every merchant of the site by its first letter. */
export async function directoryPage(view: CatalogueView): Promise<WirePageData> {
  return keep(view, ['directory'], async () => describeDirectory(view))
}

async function describeDirectory({ database, site }: CatalogueView): Promise<WirePageData> {
  const merchants = await database
    .selectFrom('merchant')
    .select(['slug', 'name'])
    .where('site', '=', site.code)
    .execute()
  const words = wordingOf(site).directory
  return buildPage(site, {
    page: 'static',
    title: words.title(site.name),
    description: words.description(site.name, merchants.length),
    canonicalPath: '/stores',
    data: {
      heading: words.heading,
      blocks: merchants.length > 0 ? listByLetter(merchants, site.language, words.other) : [paragraph(words.empty)],
    },
    alternates: listAlternates(site, 'static', () => '/stores'),
    tags: ['directory'],
  })
}

function listByLetter(merchants: readonly { slug: string; name: string }[], language: string, other: string): Block[] {
  return groupByLetter(merchants, language, other).flatMap(([letter, group]) => [
    { type: 'heading', text: letter } as const,
    { type: 'links', links: group.map(toLink) } as const,
  ])
}

function toLink({ slug, name }: { slug: string; name: string }): PageLink {
  return { label: name, path: storePath(slug) }
}

function paragraph(text: string): Block {
  return { type: 'paragraph', text }
}
