export { ConfigError } from '@clipfront/settings/config-error'
export { ApiError, invariant, NOT_FOUND_MESSAGE, PageError } from './PageError.ts'
export { isRedirect, redirect, type Redirect } from './redirect.ts'
export { type NormalisedError, normaliseError } from './normaliseError.ts'
