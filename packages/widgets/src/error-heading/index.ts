export { errorHeadingOf } from './errorHeadingOf.ts'
export { type ErrorKind, kindOfError } from './kindOfError.ts'
