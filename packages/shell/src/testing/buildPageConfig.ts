import type { PageComponent, PageConfig } from '../render/PageConfig.ts'

/** A page config of nothing but what is given: what becomes of a table's line that names only a component. */
export function buildPageConfig(pathComponent: PageComponent, more: Partial<PageConfig> = {}): PageConfig {
  return {
    pathComponent,
    key: ['path'],
    extraData: {},
    miniComponent: null,
    icon: null,
    differsByDevice: false,
    ...more,
  }
}
