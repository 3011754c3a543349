import type { PageType } from '@clipfront/page-data'
import type { AdPlace } from '../ad-slot/AdSlot.tsx'

/** After the sixth offer of a page's list, at the end of what stands beside it, and at its end. */
export type SlotPlace = AdPlace

export type SlotName = 'ad' | 'newsletter' | 'extension'

/** What a unit puts between the parts of a page, by place. */
export type PageSlots = Partial<Record<SlotPlace, readonly SlotName[]>>

/** The same of each page type that has any. */
export type SlotTable = Partial<Record<PageType, PageSlots>>
