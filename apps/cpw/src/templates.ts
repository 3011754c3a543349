import type { TemplateTable } from '@clipfront/shell/build'

/** Template name -> where its component is, by page type. A site's `pageType` table picks from here. */
export const templates = {
  home: { home: { module: '@clipfront/widgets/pages/home', name: 'HomePage' } },
  merchant: { merchant: { module: '@clipfront/widgets/pages/merchant', name: 'MerchantPage' } },
  category: { category: { module: '@clipfront/widgets/pages/category', name: 'CategoryPage' } },
  search: { search: { module: '@clipfront/widgets/pages/search', name: 'SearchPage' } },
  static: { static: { module: '@clipfront/widgets/pages/static', name: 'StaticPage' } },
  error: { error: { module: '@clipfront/widgets/pages/error', name: 'ErrorPage' } },
} as const satisfies TemplateTable
