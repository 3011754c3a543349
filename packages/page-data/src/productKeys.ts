/**
 * The query keys that make a page another page. Every other key (campaigns, click ids, tests of one's luck) is dropped before
 * the API is asked and before a cache key is made.
 */
export const PRODUCT_KEYS = ['q', 'page', 'sort', 'type', 'letter', 'promoid'] as const

export type ProductKey = (typeof PRODUCT_KEYS)[number]
