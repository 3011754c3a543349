// What a page's app takes of the client-wide state, and nothing else of it.
export { createClientState } from '@clipfront/routing/state'
export { startClientState } from '../startClientState.ts'
