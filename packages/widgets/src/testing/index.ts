export { type Language, LANGUAGES } from './allMessages.ts'
export { resolveMessages } from './resolveMessages.ts'
export { RENDERED_AT } from './RENDERED_AT.ts'
export { siteIn } from './siteIn.ts'
