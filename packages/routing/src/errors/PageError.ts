/** What a page says when nothing lives at its address, or its own validity check fails (R2.10). */
export const NOT_FOUND_MESSAGE = 'This page could not be found'

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

/** How a call to an API can fail, and the status our own answer then has. */
const API_ERROR_STATUS = {
  /** No HTTP answer: refused, reset, no such host. */
  unreachable: 502,
  /** No answer in time. */
  timeout: 504,
  /** An answer that is not what its contract says. */
  unusable: 502,
  /** An HTTP error; its own status is passed on when the caller gives it. */
  refused: 502,
} as const satisfies Record<string, number>

type ApiErrorKind = keyof typeof API_ERROR_STATUS

/** A call to an API failed. `kind` says how, `status` what our own answer becomes. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly status: number

  constructor(kind: ApiErrorKind, message: string, { status, ...options }: ErrorOptions & { status?: number } = {}) {
    super(message, options)
    this.kind = kind
    this.status = status ?? API_ERROR_STATUS[kind]
  }
}

/**
 * Asserts what only a bug of ours could break.
 * @throws {Error} the condition does not hold
 */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`A bug of ours: ${message}`)
}
