export { createReleaseStore, type ReleaseStore } from './createReleaseStore.ts'
export { LIVE_ENVIRONMENTS, type LiveEnvironment, type Move, type Mover } from './Move.ts'
export { releasesFolder } from './releasesFolder.ts'
export type { PageWeight, ReleaseFile, ReleaseManifest, Revision } from './ReleaseManifest.ts'
