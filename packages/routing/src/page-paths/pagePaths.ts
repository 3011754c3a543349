/**
 * Where the pages of a site are: the one table of page-api, the templates, the sitemaps and the page cache. Addresses are
 * page-api's choice, and do not say how a page is shown: the sites follow `attr.page` (R1.1).
 */
export const PAGE_PATHS = {
  home: '/',
  search: '/search',
  directory: '/stores',
  categories: '/categories',
  topics: '/topics',
  brands: '/brands',
  tags: '/tags',
  posts: '/blog',
  about: '/about',
  'how-we-test': '/how-we-test',
  'how-we-rank': '/how-we-rank',
  privacy: '/privacy',
  contact: '/contact',
  imprint: '/imprint',
  terms: '/terms',
} as const

/** The folders of the pages that are about one thing, which their slug names; a coupon's is its id. */
export const PAGE_FOLDERS = {
  merchant: 'stores',
  category: 'categories',
  coupon: 'coupons',
  blog: 'blog',
  topic: 'topics',
  tag: 'tags',
  brand: 'brands',
  cashback: 'cashback',
  channel: 'channels',
  /** Where a click-out ends that leads to no merchant's own site. */
  'demo-shop': 'demo-shop',
  'no-programme': 'no-programme',
} as const

type FixedPage = keyof typeof PAGE_PATHS
type FolderPage = keyof typeof PAGE_FOLDERS

/** Which page of the tables an address names. */
export type PageRoute = { name: FixedPage; slug?: never } | { name: FolderPage; slug: string }

/** Of a list that goes on, the first page. */
export function pagePath(name: FolderPage, slug: string | number): string {
  return `/${PAGE_FOLDERS[name]}/${encodeURIComponent(String(slug).toWellFormed())}`
}

/** Without a letter, the page of all letters. `letter` is its slug, `page` counts from 1. */
export function directoryPath(letter?: string, page = 1): string {
  if (letter === undefined) return PAGE_PATHS.directory
  return `${PAGE_PATHS.directory}?letter=${encodeURIComponent(letter)}${page > 1 ? `&page=${page}` : ''}`
}

/**
 * @param query what is searched for; without it the page of the search itself
 * @param options.literal what was typed is not to be corrected
 */
export function searchPath(query = '', { literal = false } = {}): string {
  if (query === '') return PAGE_PATHS.search
  return `${PAGE_PATHS.search}?q=${encodeURIComponent(query.toWellFormed())}${literal ? '&literal=1' : ''}`
}

/** Where an offer stands on a page that shows it: the id of its title, and the fragment of an address that leads there. */
export function offerFragment(id: number | string): string {
  return `ticket-${id}`
}

/** @returns the id of the offer to which an address leads on its page; empty where it leads to none */
export function parseOfferFragment(address: string): string {
  const [, fragment = ''] = address.split('#')
  const [, id = ''] = /-(\d+)$/.exec(fragment) ?? []
  return fragment === offerFragment(id) ? id : ''
}

const namesByPath = new Map<string, FixedPage>(
  Object.entries(PAGE_PATHS).map(([name, path]) => [path, name as FixedPage]),
)
const namesByFolder = new Map<string, FolderPage>(
  Object.entries(PAGE_FOLDERS).map(([name, folder]) => [folder, name as FolderPage]),
)

/**
 * @param segments decoded parts of a path without empty ones; capitals in the first make no difference
 * @returns undefined where no page can be
 */
export function findPageRoute(segments: readonly string[]): PageRoute | undefined {
  const [first = '', slug, ...rest] = segments
  if (rest.length > 0) return undefined
  if (slug === undefined) {
    const name = namesByPath.get(`/${first.toLowerCase()}`)
    return name && { name }
  }
  const name = namesByFolder.get(first.toLowerCase())
  return name && { name, slug }
}

/** As `findPageRoute`, of a path as it was sent; one that cannot be decoded names no page. */
export function parsePagePath(path: string): PageRoute | undefined {
  try {
    return findPageRoute(path.split('/').filter(Boolean).map(decodeURIComponent))
  } catch {
    return undefined
  }
}
