/** Of a path, in characters: page-api reads no longer one either. */
export const MAX_PATH_LENGTH = 2000
/** Of path and query together: what RFC 9110 asks of every server. page-api takes it with the headers that we add. */
export const MAX_TARGET_LENGTH = 8000
export const LONG_ADDRESS = 'This address is too long'
