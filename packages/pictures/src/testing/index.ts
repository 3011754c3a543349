export { PUBLIC_ADDRESS, startImageHost } from './startImageHost.ts'
export { HOSTILE_DRAWINGS, SLOW_DRAWINGS } from './hostileDrawings.ts'
