export { PUBLIC_ADDRESS, startImageHost } from './startImageHost.ts'
