/** The page on which a story says it stands (`parameters.url`: path and query); the home page where it says nothing. */
export function pageUrlIn(parameters: Record<string, unknown>): string {
  const { url } = parameters
  return typeof url === 'string' ? url : '/'
}
