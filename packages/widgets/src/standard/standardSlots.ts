import type { SlotTable } from '../slots/SlotTable.ts'

/** What stands between the parts of a page, by page type and place: what every unit's table starts from. */
export const standardSlots = {
  home: { end: ['newsletter', 'extension'] },
  merchant: { end: ['extension'] },
  category: { aside: ['newsletter'], end: ['extension'] },
  topic: { aside: ['newsletter'], end: ['extension'] },
  tag: { aside: ['newsletter'], end: ['extension'] },
  blog: { aside: ['newsletter'], end: ['extension'] },
} as const satisfies SlotTable
