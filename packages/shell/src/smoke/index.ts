export { smokeRelease } from './smokeRelease.ts'
