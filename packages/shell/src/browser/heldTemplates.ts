import type { PageType } from '@clipfront/page-data'
import type { PageConfig } from '../render/PageConfig.ts'

const held = new Map<PageType, PageConfig>()

/** The page config of a page type's template, when its code is here. */
export function findTemplate(type: PageType): PageConfig | undefined {
  return held.get(type)
}

export function holdTemplate(type: PageType, template: PageConfig): void {
  held.set(type, template)
}
