/** Columns of a coupon that an import writes, except where an editor has set them. Votes and verification are no feed's. */
export const IMPORTED_COLUMNS = [
  'sign',
  'code',
  'title',
  'detail',
  'key_terms',
  'conditions',
  'terms',
  'brands',
  'tags',
  'is_exclusive',
  'publish_from',
  'publish_until',
  'discount',
  'promotion_off',
  'keywords',
  'starts_at',
  'ends_at',
  'first_seen_at',
  'source',
  'source_list',
  'source_add_time',
] as const

/** The sign of an offer that stays only because shoppers have used it: the import that brought it was undone. */
export const UNDONE_SIGN = 'undone'
