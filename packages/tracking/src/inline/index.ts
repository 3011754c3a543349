export { createInlineTracker } from './createInlineTracker.ts'
