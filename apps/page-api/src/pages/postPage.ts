import type { WirePageContent } from '@clipfront/page-data'
import { listMerchants } from '@clipfront/catalog/merchants'
import { describePost, relatedPosts, selectPosts, fillBody } from '@clipfront/catalog/posts'
import { findCrawling } from '../alternates/indexablePaths.ts'
import { buildPage } from './buildPage.ts'
import type { CatalogView } from '@clipfront/catalog/context'
import { pagePath } from '@clipfront/routing/page-paths'

const RELATED_POSTS = 4
const MERCHANTS = 8

type WirePost = Extract<WirePageContent['blog'], { view: 'post' }>

/**
 * A post, with the offers in it that live today.
 * @returns undefined when the site has no such post, or it is not published yet
 */
export async function postPage(view: CatalogView, slug: string) {
  const found = await findPost(view, slug)
  if (!found) return undefined
  const [body, shops, related, crawling] = await Promise.all([
    fillBody(view, found.body),
    bestKnownMerchants(view, found.id),
    relatedPosts(view, found, RELATED_POSTS),
    findCrawling(view, 'blog', found.slug),
  ])
  const post = describePost(found, view)
  const { author, reviewer } = await findPeople(view, found)
  const merchants = await listMerchants(view, shops)
  return buildPage(view.site, {
    page: 'blog',
    title: post.title,
    description: found.summary,
    keywords: found.category_name === null ? [] : [found.category_name],
    canonicalPath: pagePath('blog', found.slug),
    ...crawling,
    data: {
      view: 'post',
      post,
      author,
      reviewer,
      body,
      offers_checked_at: oldestCheck(body),
      related_posts: related,
      merchants,
    },
    tags: [`post:${found.id}`, ...shownMerchants(body, shops).map((id) => `merchant:${id}`)],
  })
}

function findPost(view: CatalogView, slug: string) {
  return selectPosts(view)
    .select(['p.author_id', 'p.reviewer_id', 'p.category_id'])
    .where('p.slug', 'in', [slug, slug.toLowerCase()])
    .executeTakeFirst()
}

async function findPeople(
  { database }: CatalogView,
  post: { author_id: number; reviewer_id: number | null },
): Promise<Pick<WirePost, 'author'> & Required<Pick<WirePost, 'reviewer'>>> {
  const people = await database
    .selectFrom('author')
    .select(['id', 'name', 'role', 'about', 'picture'])
    .where('id', 'in', [post.author_id, post.reviewer_id ?? post.author_id])
    .execute()
  const describe = (id: number | null) => {
    const person = people.find((each) => each.id === id)
    return person ? { name: person.name, role: person.role, about: person.about, picture: person.picture } : null
  }
  return { author: describe(post.author_id) ?? { name: '' }, reviewer: describe(post.reviewer_id) }
}

/** The best known of the merchants that a post speaks of. */
async function bestKnownMerchants({ database }: CatalogView, postId: number): Promise<number[]> {
  const rows = await database
    .selectFrom('post_merchant as pm')
    .innerJoin('merchant as m', 'm.id', 'pm.merchant_id')
    .where('pm.post_id', '=', postId)
    .select('m.id')
    .orderBy('m.popularity', 'desc')
    .orderBy('m.id')
    .limit(MERCHANTS)
    .execute()
  return rows.map(({ id }) => id)
}

/** When the offer whose test is the longest ago was tested; null while there is none, or one that nobody tested. */
function oldestCheck(body: WirePost['body']): string | null {
  const checks = body.flatMap((block) => (block.type === 'offer' ? [block.coupon.verified_at ?? ''] : []))
  return checks.toSorted()[0] || null
}

function shownMerchants(body: WirePost['body'], shops: readonly number[]): number[] {
  const inBody = body.flatMap((block) => (block.type === 'offer' ? [block.coupon.merchant.id] : []))
  return [...new Set([...inBody, ...shops])]
}
