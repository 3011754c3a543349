import type { PageContent } from '@clipfront/page-data'

/** What the page of a post holds. */
export type WholePost = Extract<PageContent['blog'], { view: 'post' }>
