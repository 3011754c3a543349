import type { TemplateTable } from '@clipfront/shell/build'
import { standardTemplates } from '@clipfront/widgets/standard-templates'

/** The unit's page configs by page type (R3.3). A site's `pageType` table picks from here. */
export const templates = {
  ...standardTemplates,
  merchant: {
    merchant: {
      ...standardTemplates.merchant.merchant,
      pathComponent: { module: '@clipfront/widgets/pages/merchant', name: 'StickyMerchantPage' },
    },
  },
  category: {
    category: {
      ...standardTemplates.category.category,
      pathComponent: { module: '@clipfront/widgets/pages/category', name: 'StickyCategoryPage' },
    },
  },
} as const satisfies TemplateTable
