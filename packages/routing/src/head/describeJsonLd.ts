import type { Coupon, Lane, PageContent, PageDataOf, PageType, WholePost } from '@clipfront/page-data'
import { offerFragment } from '../page-paths/pagePaths.ts'
import type { HeadSite } from './resolveHead.ts'

/** A node of the page's graph, in the words of schema.org. */
export interface JsonLdNode {
  '@type': string
  [property: string]: unknown
}

/** Search engines read the first ones; the whole of a long list would weigh more than the page's own text. */
const LISTED_OFFERS = 20

type Describe<Type extends PageType> = (data: PageContent[Type], site: HeadSite, canonical: string) => JsonLdNode[]

const descriptions: { [Type in PageType]: Describe<Type> } = {
  home: (data, site, canonical) => [...siteNodes(site), ...offerList(data.topCoupons, canonical)],
  merchant: (data, site, canonical) => describeListing(data.merchant.name, data.coupons, site, canonical),
  category: (data, site, canonical) => describeListing(data.category.name, data.coupons, site, canonical),
  // Its canonical address is its merchant's page, which says what there is.
  coupon: () => [],
  blog: (data, site, canonical) => (data.view === 'post' ? describePost(data, site, canonical) : []),
  topic: (data, site, canonical) => describeListing(data.topic.name, listCoupons(data.lanes), site, canonical),
  tag: (data, site, canonical) => describeListing(data.tag.name, data.coupons, site, canonical),
  brand: (data, site, canonical) =>
    describeListing(data.brand.name, [...data.bestCoupons, ...data.coupons], site, canonical),
  cashback: (data, site, canonical) => describeListing(data.merchant.name, data.coupons, site, canonical),
  channel: (data, site, canonical) => describeListing(data.channel.name, listCoupons(data.lanes), site, canonical),
  static: (data, site, canonical) => [breadcrumbs(site, data.heading, canonical)],
  search: () => [],
  error: () => [],
}

/**
 * What a page is, for machines (R2.16). Only what the page shows: offers that live, in their order, and never a code.
 * @param canonical the page's own address
 */
export function describeJsonLd<Type extends PageType>(
  page: PageDataOf<Type>,
  site: HeadSite,
  canonical: string,
): JsonLdNode[] {
  return descriptions[page.page](page.data, site, canonical)
}

function describeListing(name: string, coupons: readonly Coupon[], site: HeadSite, canonical: string): JsonLdNode[] {
  return [breadcrumbs(site, name, canonical), ...offerList(coupons, canonical)]
}

function listCoupons(lanes: readonly Lane[]): Coupon[] {
  return lanes.flatMap(({ coupons }) => coupons)
}

function describePost({ post, author }: WholePost, site: HeadSite, canonical: string): JsonLdNode[] {
  return [
    breadcrumbs(site, post.title, canonical),
    {
      '@type': 'BlogPosting',
      '@id': `${canonical}#post`,
      headline: post.title,
      url: canonical,
      inLanguage: site.language,
      datePublished: post.publishedAt,
      dateModified: post.changedAt ?? post.publishedAt,
      author: { '@type': 'Person', name: author.name },
      publisher: { '@id': `${site.domainLink}/#organization` },
      ...(post.picture && { image: new URL(post.picture.path, site.domainLink).href }),
    },
  ]
}

function siteNodes({ domainLink, name, language, icon }: HeadSite): JsonLdNode[] {
  const url = `${domainLink}/`
  const organization = { '@type': 'Organization', '@id': `${url}#organization`, name, url }
  return [
    { ...organization, logo: new URL(icon, url).href },
    {
      '@type': 'WebSite',
      '@id': `${url}#website`,
      name,
      url,
      inLanguage: language,
      publisher: { '@id': organization['@id'] },
    },
  ]
}

function breadcrumbs(site: HeadSite, name: string, canonical: string): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${canonical}#breadcrumbs`,
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: site.name, item: `${site.domainLink}/` },
      { '@type': 'ListItem', position: 2, name, item: canonical },
    ],
  }
}

function offerList(coupons: readonly Coupon[], canonical: string): JsonLdNode[] {
  const live = coupons.filter(({ state }) => state === 'live').slice(0, LISTED_OFFERS)
  if (live.length === 0) return []
  return [
    {
      '@type': 'ItemList',
      '@id': `${canonical}#offers`,
      itemListElement: live.map((coupon, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: offer(coupon, canonical),
      })),
    },
  ]
}

function offer({ id, title, startsAt, endsAt, merchant }: Coupon, canonical: string): JsonLdNode {
  return {
    '@type': 'Offer',
    name: title,
    url: `${canonical}#${offerFragment(id)}`,
    ...(startsAt && { validFrom: startsAt }),
    ...(endsAt && { validThrough: endsAt }),
    seller: { '@type': 'Organization', name: merchant.name },
  }
}
