/** Two requests that look the same were made in one millisecond: the second was not sent (R5.3). */
export class DuplicateRequestError extends Error {
  override readonly name = 'DuplicateRequestError'
  readonly code = 'ERR_DUPLICATE_REQUEST'

  constructor() {
    super('Duplicate request refused')
  }
}
