export { PUBLIC_ADDRESS, startImageHost } from './startImageHost.ts'
export { startForbiddenHost } from './startForbiddenHost.ts'
