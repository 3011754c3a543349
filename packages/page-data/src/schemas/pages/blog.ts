import { list, optional, optionalList, type OutOf } from '../../reading/readers.ts'
import { variant } from '../../reading/record.ts'
import { paging } from '../category.ts'
import { moment } from '../fields.ts'
import { merchantSummary } from '../merchantReference.ts'
import { author, postBlock, postSummary } from '../post.ts'

/** The list of posts, or one of them. */
export const blogPage = variant('view', {
  list: {
    /** The last one first. */
    posts: list(postSummary),
    paging,
  },
  post: {
    post: postSummary,
    author,
    /** Who looked it through before it was published. */
    reviewer: optional(author, null),
    body: list(postBlock),
    /** When the oldest of the offers in it was last seen to work. */
    offersCheckedAt: moment,
    relatedPosts: optionalList(postSummary),
    merchants: optionalList(merchantSummary),
  },
})

/** One post, with what its page shows beside it. */
export type WholePost = Extract<OutOf<typeof blogPage>, { view: 'post' }>
