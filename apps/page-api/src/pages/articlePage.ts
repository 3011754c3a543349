import { resolveMessages, type ArticleName } from '@clipfront/catalog/messages'
import { listAlternates } from '../alternates/listAlternates.ts'
import { buildPage } from './buildPage.ts'
import type { CatalogView } from '@clipfront/catalog/context'

/** A page of text that says the same to everybody. */
export function articlePage({ site }: CatalogView, name: ArticleName) {
  const { heading, description, blocks } = resolveMessages(site).articles[name](site.name)
  return buildPage(site, {
    page: 'static',
    title: heading.includes(site.name) ? heading : `${heading} – ${site.name}`,
    description,
    canonicalPath: `/${name}`,
    data: { heading, blocks },
    alternates: listAlternates(site, 'static', () => `/${name}`),
    tags: [`static:${name}`],
  })
}
