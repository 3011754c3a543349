/** Template name -> page config, by page type (R3.3): what every unit's table starts from. A site's `pageType` picks from it. */
export const standardTemplates = {
  home: { home: { pathComponent: { module: '@clipfront/widgets/pages/home', name: 'HomePage' } } },
  merchant: { merchant: { pathComponent: { module: '@clipfront/widgets/pages/merchant', name: 'MerchantPage' } } },
  category: {
    category: {
      pathComponent: { module: '@clipfront/widgets/pages/category', name: 'CategoryPage' },
      key: ['path', 'page'],
    },
  },
  blog: {
    blog: { pathComponent: { module: '@clipfront/widgets/pages/blog', name: 'BlogPage' }, key: ['path', 'page'] },
  },
  cashback: { cashback: { pathComponent: { module: '@clipfront/widgets/pages/cashback', name: 'CashbackPage' } } },
  topic: { topic: { pathComponent: { module: '@clipfront/widgets/pages/topic', name: 'TopicPage' } } },
  channel: { channel: { pathComponent: { module: '@clipfront/widgets/pages/channel', name: 'ChannelPage' } } },
  tag: {
    tag: { pathComponent: { module: '@clipfront/widgets/pages/tag', name: 'TagPage' }, key: ['path', 'page'] },
  },
  brand: {
    brand: { pathComponent: { module: '@clipfront/widgets/pages/brand', name: 'BrandPage' }, key: ['path', 'page'] },
  },
  coupon: { coupon: { pathComponent: { module: '@clipfront/widgets/pages/coupon', name: 'CouponPage' } } },
  search: {
    search: {
      pathComponent: { module: '@clipfront/widgets/pages/search', name: 'SearchPage' },
      icon: '/icon-search.svg',
    },
  },
  static: {
    static: {
      pathComponent: { module: '@clipfront/widgets/pages/static', name: 'StaticPage' },
      key: ['path', 'letter', 'page'],
      extraData: { module: '@clipfront/widgets/pages/static', name: 'staticExtraData' },
      miniComponent: { module: '@clipfront/widgets/pages/static', name: 'StaticText' },
    },
  },
  error: { error: { pathComponent: { module: '@clipfront/widgets/pages/error', name: 'ErrorPage' } } },
} as const
