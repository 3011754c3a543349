export { startServer } from './startServer.ts'
export { loadRelease } from './release/loadRelease.ts'
export type { Release } from './release/Release.ts'
