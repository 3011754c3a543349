import type { Redirect } from '../errors/redirect.ts'
import type { Visit } from './Visit.ts'
import type { WatchQuery } from './WatchQuery.ts'

type Awaitable<Value> = Value | Promise<Value>

/** Runs before a page is opened. It may return a redirect, report an error, or throw. */
export type Middleware<Page> = (visit: Visit<Page>) => Awaitable<Redirect | void>

/** A middleware itself, or its name in the table. */
export type MiddlewareRef<Page> = string | Middleware<Page>

/** Says whether the page may be shown. Anything falsy is a 404 (R5.2). */
export type Validation<Page> = (visit: Visit<Page>) => unknown

/** Fetches something beside page data, under the key it stands at. */
export type DataFunction<Page> = (visit: Visit<Page>) => unknown

/** What navigation has to know of a page type. */
export interface PageRules<Page> {
  /** A name of the layout table; `default` when it is left out or unknown. */
  layout?: string | ((visit: Visit<Page>) => string)
  middleware?: readonly MiddlewareRef<Page>[]
  /** One after the other; the first that says no ends it. */
  validate?: readonly Validation<Page>[]
  /** All at once. */
  data?: Readonly<Record<string, DataFunction<Page>>>
  watchQuery?: WatchQuery
  /** False: a new page of this type is shown where the last one was scrolled to. */
  scrollToTop?: boolean
}

export interface LayoutRules<Page> {
  middleware?: readonly MiddlewareRef<Page>[]
}

/** What an app says of its navigation: the same on the server and in the browser. */
export interface NavigationRules<Page> {
  /** By name. */
  middleware?: Readonly<Record<string, Middleware<Page>>>
  /** Before every page, in this order. */
  everywhere?: readonly MiddlewareRef<Page>[]
  layouts: Readonly<Record<string, LayoutRules<Page>>> & { readonly default: LayoutRules<Page> }
  /** The rules of a page's type. */
  rulesOf: (page: Page) => PageRules<Page>
}
