/**
 * What an import may replace in a coupon that is there, where no editor has set it. Votes and verification are not a feed's to
 * give.
 */
export const REPLACED = [
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
