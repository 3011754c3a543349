export { isPagePath } from './isPagePath.ts'
export { OWN_PATHS, type OwnPath } from './OWN_PATHS.ts'
export { ownPathOf } from './ownPathOf.ts'
