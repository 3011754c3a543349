/** Where the desk is on the operators' port. */
export const DESK = '/desk'
export const FIGURES = `${DESK}/figures`

/** The page of one site, by its code. */
export function deskPath(code: string): string {
  return `${DESK}/sites/${encodeURIComponent(code)}`
}
