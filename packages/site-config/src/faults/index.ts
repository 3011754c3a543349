export { describeFaults } from './describeFaults.ts'
export { findSiteFaults } from './findSiteFaults.ts'
export type { SiteFault } from './SiteFault.ts'
