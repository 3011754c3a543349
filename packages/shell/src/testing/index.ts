export { startSites } from './startSites.ts'
