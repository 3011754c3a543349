/** Why a picture is not sent: a row of the status table of `docs/spec/behaviour/images.md`. */
export class ImageError extends Error {
  readonly status: number
  /** Begins with `IPX_`. */
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}
