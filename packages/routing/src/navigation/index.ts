export { findChangedKeys, classifyNavigation } from './classifyNavigation.ts'
export type { CommitMode, NavigationKind, NavigationContext } from './NavigationContext.ts'
export {
  createNavigator,
  MAX_REDIRECTS,
  type NavigationStatus,
  type Navigator,
  type NavigatorOptions,
} from './createNavigator.ts'
export type { NavigationRequest, OpenedPage, NavigationResult } from './PipelineState.ts'
export type { NavigationCause, NavigatorHost, Progress, PageSource, ShownPage } from './NavigatorHost.ts'
export type {
  Loader,
  LoaderContext,
  LayoutRules,
  Middleware,
  MiddlewareRef,
  NavigationRules,
  PageRules,
  Validation,
} from './NavigationRules.ts'
export { openErrorPage, openPage } from './openPage.ts'
export { type Anchor, resolveScroll, type ScrollMove, type ScrollPosition } from './resolveScroll.ts'
export { resolveTarget, type Target } from './resolveTarget.ts'
