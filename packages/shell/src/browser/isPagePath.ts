/** Paths that the server answers by itself: they are no pages, so the client router must leave them to the browser. */
const SERVER_PATHS =
  /^\/(?:go-|_ipx\/|api\/|assets\/|403(?:$|[/?#])|cut-port|edm-redirect|robots\.txt|sitemap|manifest\.|llms\.txt|favicon\.ico|icon\.svg)/

/** True when the client router may show what lies at this path of the site. */
export function isPagePath(path: string): boolean {
  return !SERVER_PATHS.test(path)
}
