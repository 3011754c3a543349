export { messagesOf } from './messagesOf.ts'
export { RENDERED_AT } from './RENDERED_AT.ts'
