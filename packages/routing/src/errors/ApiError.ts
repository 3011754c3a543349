/** How a call to an API can fail, and the status our own answer then has. */
export const API_ERROR_STATUS = {
  /** No HTTP answer: refused, reset, no such host. */
  unreachable: 502,
  /** No answer in time. */
  timeout: 504,
  /** An answer that is not what its contract says. */
  unusable: 502,
  /** An HTTP error; its own status is passed on when the caller gives it. */
  refused: 502,
} as const satisfies Record<string, number>

export type ApiErrorKind = keyof typeof API_ERROR_STATUS

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
