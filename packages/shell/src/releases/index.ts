export { createReleaseStore, type ReleaseStore } from './createReleaseStore.ts'
export {
  LIVE_ENVIRONMENTS,
  type LiveEnvironment,
  type Deployment,
  type DeployedBy,
  previousRelease,
} from './deployments.ts'
export { releasesFolder } from './releasesFolder.ts'
export {
  overBudget,
  type PageWeight,
  type ReleaseFile,
  type ReleaseManifest,
  type Revision,
} from './ReleaseManifest.ts'
