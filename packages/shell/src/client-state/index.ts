export { askUserIp } from './askUserIp.ts'
export { startClientState } from './startClientState.ts'
export { useClientState } from './useClientState.ts'
