export { findChangedKeys, classifyNavigation } from './classifyNavigation.ts'
export type { CommitMode, NavigationKind, NavigationContext } from './NavigationContext.ts'
export { createNavigator, type NavigationStatus, type Navigator } from './createNavigator.ts'
export type { NavigationRequest, OpenedPage, NavigationResult } from './PipelineState.ts'
export type { Arrival, NavigationCause, NavigatorHost, PageSource, ShownPage } from './NavigatorHost.ts'
export type {
  Loader,
  LoaderContext,
  LayoutRules,
  Middleware,
  MiddlewareRef,
  NavigationRules,
  PageRules,
} from './NavigationRules.ts'
export { openErrorPage, openPage } from './openPage.ts'
export { type Anchor, resolveScroll, type ScrollInput, type ScrollPosition } from './resolveScroll.ts'
export { resolveTarget, type Target } from './resolveTarget.ts'
