import { type SlotTable, standardSlots } from '@clipfront/widgets/standard'

/**
 * What stands between the parts of the unit's pages. Its sites are sections of publishers, which live on advertisements: two places,
 * after the sixth offer and at the end of what stands beside the list, on a site whose file has an `adsId`.
 */
export const slots = {
  ...standardSlots,
  merchant: { ...standardSlots.merchant, list: ['ad'], aside: ['ad'] },
  category: { ...standardSlots.category, list: ['ad'], aside: ['newsletter', 'ad'] },
  topic: { ...standardSlots.topic, list: ['ad'], aside: ['newsletter', 'ad'] },
  tag: { ...standardSlots.tag, list: ['ad'], aside: ['newsletter', 'ad'] },
} as const satisfies SlotTable
