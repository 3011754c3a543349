import type { Redirect } from '../errors/redirect.ts'
import type { NavigationContext } from './NavigationContext.ts'

type Awaitable<Value> = Value | Promise<Value>

/** Runs before a page is opened. It may return a redirect, report an error, or throw. */
export type Middleware<Page> = (context: NavigationContext<Page>) => Awaitable<Redirect | void>

/** A middleware itself, or its name in the table. */
export type MiddlewareRef<Page> = string | Middleware<Page>

/** The same once the page is there, with a way to the data of other pages. */
export interface LoaderContext<Page> extends NavigationContext<Page> {
  readonly page: Page
  /** Page data of another address of this site: path and query. @throws {PageError} it cannot be had, or it leads elsewhere */
  pageAt: (path: string) => Promise<Page>
}

/** Fetches something beside page data, under the key it stands at. */
export type Loader<Page> = (context: LoaderContext<Page>) => unknown

/** What navigation has to know of a page type. */
export interface PageRules<Page> {
  /** A name of the layout table; `default` when it is left out or unknown. */
  layout?: string | ((context: NavigationContext<Page>) => string)
  /** Whether the page may be shown: one after the other, the first falsy one is a 404 (R5.2). */
  validate?: readonly ((context: NavigationContext<Page>) => unknown)[]
  /** All at once. */
  data?: Readonly<Record<string, Loader<Page>>>
  /** False: a new page of this type is shown where the last one was scrolled to. */
  scrollToTop?: boolean
}

export interface LayoutRules {
  /** Pages in it are shown in their reduced form, with page data alone: their data functions do not run (R3.3). */
  isMini?: boolean
  /** The layout is drawn for the class of the device: pages are cached for each class by itself (R1.3). */
  differsByDevice?: boolean
}

/** What an app says of its navigation: the same on the server and in the browser. */
export interface NavigationRules<Page> {
  /** By name (R8.1). */
  middleware?: Readonly<Record<string, Middleware<Page>>>
  /** Before every page, in this order. */
  globalMiddleware?: readonly MiddlewareRef<Page>[]
  layouts: Readonly<Record<string, LayoutRules>> & { readonly default: LayoutRules }
  /** The rules of a page's type. */
  findRules: (page: Page) => PageRules<Page>
}
