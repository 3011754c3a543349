/** A page cannot be shown as asked: carries the HTTP status that says so. */
export class PageError extends Error {
  override readonly name = 'PageError'
  readonly status: number
  /** What went wrong, for programs: `not-found`, `forbidden`, `invalid-redirect`. */
  readonly code: string

  /**
   * @param status an HTTP error status, 400 to 599
   * @param message for the shopper: what happened and what to do
   */
  constructor(status: number, code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
    this.code = code
  }
}
