import { resolveMerchantTarget } from '@clipfront/catalog/coupons'
import type { CatalogView } from '@clipfront/catalog/context'
import { type ArticleName, resolveMessages } from '@clipfront/catalog/messages'
import { PAGE_PATHS, pagePath } from '@clipfront/routing/page-paths'
import { findBySlug } from '@clipfront/catalog/slugs'
import { listAlternates } from '../alternates/listAlternates.ts'
import { buildPage } from './buildPage.ts'
import { describeCompany } from './companyPages.ts'
import { describeTests } from './methodPages.ts'
import { describePrivacy } from './describePrivacy.ts'

/** A page of text that says the same to everybody; who tests how often is counted. */
export async function articlePage(view: CatalogView, name: ArticleName) {
  const { site } = view
  const { heading, description, blocks } = resolveMessages(site.language).articles[name](
    site.name,
    site.texts.disclosure,
  )
  const details = name === 'privacy' ? describePrivacy(site) : []
  return buildPage(site, {
    page: 'static',
    title: heading.includes(site.name) ? heading : `${heading} – ${site.name}`,
    description,
    canonicalPath: PAGE_PATHS[name],
    data: {
      heading,
      blocks: [
        ...blocks,
        ...(name === 'how-we-test' ? await describeTests(view) : [...details, ...describeCompany(site, name)]),
      ],
    },
    alternates: listAlternates(site, 'static', () => PAGE_PATHS[name]),
    tags: [`static:${name}`],
  })
}

const WORDS = { 'demo-shop': 'demoShop', 'no-programme': 'noProgramme' } as const

/**
 * Where a click-out ends that leads to no merchant's own site: the demonstration's merchant, or our page that says why there is no link.
 * @returns undefined when the site has no such merchant, or the merchant's click-outs lead elsewhere
 */
export async function landingPage(view: CatalogView, kind: keyof typeof WORDS, slug: string) {
  const merchant = await findBySlug(view, 'merchant', slug)
  const path = pagePath(kind, merchant?.slug ?? slug)
  if (!merchant || resolveMerchantTarget(merchant) !== path) return undefined
  const words = resolveMessages(view.site.language)[WORDS[kind]]
  return buildPage(view.site, {
    page: 'static',
    title: `${words.heading(merchant.name)} – ${view.site.name}`,
    description: words.description(merchant.name, view.site.name),
    canonicalPath: path,
    robots: 'NOINDEX',
    data: {
      heading: words.heading(merchant.name),
      blocks: words.blocks(merchant.name, pagePath('merchant', merchant.slug)),
    },
    tags: [`merchant:${merchant.id}`],
  })
}
