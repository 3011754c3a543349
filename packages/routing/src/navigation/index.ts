export { changedQueryKeys } from './changedQueryKeys.ts'
export { classifyNavigation } from './classifyNavigation.ts'
export type { CommitMode } from './CommitMode.ts'
export {
  createNavigator,
  MAX_REDIRECTS,
  type NavigationStatus,
  type Navigator,
  type NavigatorOptions,
} from './createNavigator.ts'
export type { Departure } from './Journey.ts'
export type { NavigationCause } from './NavigationCause.ts'
export type { NavigationKind } from './NavigationKind.ts'
export type {
  DataFunction,
  DataVisit,
  LayoutRules,
  Middleware,
  MiddlewareRef,
  NavigationRules,
  PageRules,
  Validation,
} from './NavigationRules.ts'
export type { NavigatorHost, Progress } from './NavigatorHost.ts'
export { openErrorPage } from './openErrorPage.ts'
export { openPage } from './openPage.ts'
export type { OpenedPage, Outcome } from './Outcome.ts'
export type { PageSource } from './PageSource.ts'
export { type Anchor, resolveScroll } from './resolveScroll.ts'
export { resolveTarget, type Target } from './resolveTarget.ts'
export type { ScrollMove, ScrollPosition } from './ScrollMove.ts'
export type { View } from './View.ts'
export type { Visit } from './Visit.ts'
