/** For a whole request to arrive: whoever sends a byte a minute would keep a connection for nothing. */
export const REQUEST_TIMEOUT_MS = 30_000
