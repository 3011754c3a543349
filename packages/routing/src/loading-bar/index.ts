export { createLoadingBar, type LoadingBar, type LoadingBarState } from './createLoadingBar.ts'
