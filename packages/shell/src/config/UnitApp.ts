import type { PageType, ProductKey } from '@clipfront/page-data'
import type { BusinessUnit, TemplateName } from '@clipfront/site-config'

/** Where code is exported: `{ module: '@clipfront/widgets/pages/merchant', name: 'MerchantPage' }`. */
export interface CodeSource {
  module: string
  name: string
}

/**
 * A page config as a unit's table writes it (R3.3): how pages of one type are shown. It is plain data, with names for code, so
 * that a build can read it and put the code into the page type's own chunk. A `PageConfig` is what becomes of it.
 */
export interface PageConfigSource {
  /** The component that shows the page: it gets `page` and `extraData`. */
  pathComponent: CodeSource
  /** @default ['path'] another path is another page */
  key?: PageKey
  /** What the page shows beside page data: a record of functions (`Loader`), whose results the component gets by key. */
  extraData?: CodeSource
  /** The page in its reduced form, for layouts that are mini. It gets page data alone. */
  miniComponent?: CodeSource
  /** A file of the app's `public/`, shown in the place of the site's icon. */
  icon?: string
  /**
   * True of a component that is drawn for the class of the device (`isMobile` of the client state, at its first paint). The pages
   * of a site that shows one are cached for each class by itself. @default false
   */
  differsByDevice?: boolean
}

/**
 * Templates that a business unit offers, by page type: a site's `pageType` table picks one of each by its name. A page of a type
 * that a site does not name is not found there; what says so every site shows.
 */
export type TemplateTable = Partial<Record<PageType, Templates>> & { error: Templates }

type Templates = Record<TemplateName, PageConfigSource>

/** What an app says of itself. Read by its Vite configuration, its Vike configuration, its build and its server. */
export interface UnitApp {
  unit: BusinessUnit
  /** The app's folder, absolute. */
  root: string
  templates: TemplateTable
  /** Door of the words: `<messages>/<language tag>` exports `messages`. A release holds those of its site's language. */
  messages: string
  /** Door of the icons: exports `IconSprite`, which each document gets once. */
  icons: string
}

/**
 * What makes two pages of one type two (R3.3): when one of these changes, the page is mounted anew, and nothing that a shopper
 * opened on the last one stays open. When none does, what stands there is updated. The keys are those of the query.
 */
export type PageKey = readonly ('path' | ProductKey)[]
