import type { ProductKey } from '@clipfront/page-data'

/**
 * What makes two pages of one type two (R3.3): when one of these changes, the page is mounted anew, and nothing that a shopper
 * opened on the last one stays open. When none does, what stands there is updated. The keys are those of the query.
 */
export type PageKey = readonly ('path' | ProductKey)[]
