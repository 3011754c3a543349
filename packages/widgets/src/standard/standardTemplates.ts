/** Template name -> page config, by page type (R3.3): what every unit's table starts from. A site's `pageType` picks from it. */
export const standardTemplates = {
  home: { home: { pathComponent: pageModule('home', 'HomePage') } },
  merchant: { merchant: { pathComponent: pageModule('merchant', 'MerchantPage') } },
  category: { category: { pathComponent: pageModule('category', 'CategoryPage'), key: ['path', 'page'] } },
  blog: { blog: { pathComponent: pageModule('blog', 'BlogPage'), key: ['path', 'page'] } },
  cashback: { cashback: { pathComponent: pageModule('cashback', 'CashbackPage') } },
  topic: { topic: { pathComponent: pageModule('topic', 'TopicPage'), key: ['path', 'page'] } },
  channel: { channel: { pathComponent: pageModule('channel', 'ChannelPage') } },
  tag: { tag: { pathComponent: pageModule('tag', 'TagPage'), key: ['path', 'page'] } },
  brand: { brand: { pathComponent: pageModule('brand', 'BrandPage'), key: ['path', 'page'] } },
  coupon: { coupon: { pathComponent: pageModule('coupon', 'CouponPage') } },
  search: { search: { pathComponent: pageModule('search', 'SearchPage'), icon: '/icon-search.svg' } },
  static: {
    static: {
      pathComponent: pageModule('static', 'StaticPage'),
      key: ['path', 'letter', 'page'],
      extraData: pageModule('static', 'staticExtraData'),
      miniComponent: pageModule('static', 'StaticText'),
    },
  },
  error: { error: { pathComponent: pageModule('error', 'ErrorPage') } },
} as const

/** Names an export of the widgets of a page type: plain data, so that its code comes in the page type's own chunk. */
function pageModule(type: string, name: string) {
  return { module: `@clipfront/widgets/pages/${type}`, name }
}
