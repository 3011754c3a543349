import type { PageType } from '@clipfront/page-data'
import type { TemplateName } from './Site.ts'

/** The table of a site that shows every page type with the unit's standard template. */
export const standardPages = {
  home: 'home',
  merchant: 'merchant',
  category: 'category',
  search: 'search',
  static: 'static',
  error: 'error',
} as const satisfies Partial<Record<PageType, TemplateName>>
