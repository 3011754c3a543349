export { openTemporaryFolder, type TemporaryFolder } from './openTemporaryFolder.ts'
