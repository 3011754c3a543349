export { createInlineTracker } from './createInlineTracker.ts'
export { readPlacement } from './readPlacement.ts'
export { mayStore, readConsentStatus } from './findAllowedStorage.ts'
