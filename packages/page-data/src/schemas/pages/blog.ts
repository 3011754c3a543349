import { listOf, oneOf, optional, record, variant, type WireOf, type WireRecord } from '../../reading/readers.ts'
import { paging } from '../category.ts'
import { moment } from '../fields.ts'
import { author, postBlock, postSummary } from '../post.ts'
import { optionalMerchants, optionalPosts, type WireMerchants, type WirePosts } from './lists.ts'

const posts = listOf(postSummary)
const body = listOf(postBlock)
const optionalAuthor = optional(author, null)

interface WirePostList {
  view: 'list'
  /** The last one first. */
  posts: WirePosts
  paging: WireOf<typeof paging>
}

interface WireWholePost {
  view: 'post'
  post: WireOf<typeof postSummary>
  author: WireOf<typeof author>
  /** Who looked it through before it was published. */
  reviewer?: WireOf<typeof author> | null
  body: WireOf<typeof postBlock>[]
  /** When the oldest of the offers in it was last seen to work. */
  offers_checked_at?: string | null
  related_posts?: WirePosts
  merchants?: WireMerchants
}

/** The list of posts, or one of them. */
export const blogPage = variant('view', {
  list: record((wire: WireRecord<WirePostList>) => ({
    view: wire.read('view', oneOf(['list'])),
    posts: wire.read('posts', posts),
    paging: wire.read('paging', paging),
  })),
  post: record((wire: WireRecord<WireWholePost>) => ({
    view: wire.read('view', oneOf(['post'])),
    post: wire.read('post', postSummary),
    author: wire.read('author', author),
    reviewer: wire.read('reviewer', optionalAuthor),
    body: wire.read('body', body),
    offersCheckedAt: wire.read('offers_checked_at', moment),
    relatedPosts: wire.read('related_posts', optionalPosts),
    merchants: wire.read('merchants', optionalMerchants),
  })),
})
