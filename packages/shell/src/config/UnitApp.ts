import type { BuiltPageType } from '@clipfront/page-data'
import type { BusinessUnit, TemplateName } from '@clipfront/site-config'

/** Where a template's component is exported: `{ module: '@clipfront/widgets/pages/merchant', name: 'MerchantPage' }`. */
export interface TemplateSource {
  module: string
  name: string
}

/** Templates that a business unit offers, by page type: a site's `pageType` table picks one of each by its name. */
export type TemplateTable = Record<BuiltPageType, Record<TemplateName, TemplateSource>>

/** What an app says of itself. Read by its Vite configuration, its Vike configuration, its build and its server. */
export interface UnitApp {
  unit: BusinessUnit
  /** The app's folder, absolute. */
  root: string
  templates: TemplateTable
  /** Door of the words: `<messages>/<language tag>` exports `messages`. A release holds those of its site's language. */
  messages: string
}
