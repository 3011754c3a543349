const SVG = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22'
/** A picture, crossed out: grey enough for light ground and for dark. */
const SIGN =
  '%3Cpath fill=%22none%22 stroke=%22gray%22 d=%22M-9-7H9V7H-9zm0 11 5-5 4 4 3-3 6 6m3-14-23 17%22/%3E%3C/svg%3E'

/**
 * A transparent picture of the same size as another, without a request. A pixel would not do: an image follows the ratio of what
 * it has loaded, whatever its attributes say.
 */
export function drawPlaceholder(width: number, height: number): string {
  return `${SVG} width=%22${width}%22 height=%22${height}%22/%3E`
}

/** Says that a picture of this size is missing. */
export function drawErrorSign(width: number, height: number): string {
  return `${SVG} width=%22${width}%22 height=%22${height}%22 viewBox=%22-50 -50 100 100%22%3E${SIGN}`
}
