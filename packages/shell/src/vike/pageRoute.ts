/** The inner name of a page type's Vike page. No address leads there: page-api knows no such path. */
export function pageRoute(type: string): string {
  return `/__page/${type}`
}
