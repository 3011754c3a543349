export { BREAKPOINTS_PX } from './BREAKPOINTS_PX.ts'
