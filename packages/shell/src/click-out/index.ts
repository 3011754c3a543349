export { startClickOut } from './startClickOut.ts'
