export { startClientState } from './startClientState.ts'
export { useClientState } from './useClientState.ts'
