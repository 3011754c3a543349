export { RENDERED_AT } from './RENDERED_AT.ts'
