export { loadRelease } from '../server/release/loadRelease.ts'
export type { Release } from '../server/release/Release.ts'
export { startSites } from './startSites.ts'
