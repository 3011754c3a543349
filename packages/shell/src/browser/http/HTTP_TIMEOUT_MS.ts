/** R9.1: the HTTP timeout of the specification. */
export const HTTP_TIMEOUT_MS = 30_000
