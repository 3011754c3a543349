import type { WirePageData } from '@clipfront/page-data'
import { wordingOf } from '../messages/wordingOf.ts'
import type { Wording } from '../messages/Wording.ts'
import { samePathAlternates } from './alternates/samePathAlternates.ts'
import { buildPage } from './buildPage.ts'
import type { CatalogueView } from './CatalogueView.ts'

/** A page of text that says the same to everybody. */
export function articlePage({ site }: CatalogueView, name: keyof Wording['pages']): WirePageData {
  const { heading, description, blocks } = wordingOf(site).pages[name]
  return buildPage(site, {
    page: 'static',
    title: heading.includes(site.name) ? heading : `${heading} – ${site.name}`,
    description,
    canonicalPath: `/${name}`,
    data: { heading, blocks },
    alternates: samePathAlternates({ site }, `/${name}`),
    tags: [`static:${name}`],
  })
}
