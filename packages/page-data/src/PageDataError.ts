/** The API sent something that is not page data. The page cannot be shown; the message says which field is at fault. */
export class PageDataError extends Error {
  override readonly name = 'PageDataError'
  readonly status = 502
  readonly path: string

  constructor(path: string, reason: string) {
    super(`Page data is not usable: ${path}: ${reason}. The page-data API must send it as its contract says.`)
    this.path = path
  }
}
