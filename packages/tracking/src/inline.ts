export { createInlineTracker } from './createInlineTracker.ts'
export { readPlacement } from './readPlacement.ts'
