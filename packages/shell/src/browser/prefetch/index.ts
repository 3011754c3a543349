export { bringLostStyles } from './lostStyles.ts'
export { startPrefetch } from './startPrefetch.ts'
