export { ConfigError } from '@clipfront/settings/config-error'
export { API_ERROR_STATUS, ApiError, type ApiErrorKind, invariant, NOT_FOUND_MESSAGE, PageError } from './PageError.ts'
export { isRedirect, redirect, type Redirect, type RedirectStatus } from './redirect.ts'
export { type NormalisedError, normaliseError } from './normaliseError.ts'
