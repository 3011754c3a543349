/** The segments of a raw query, in their own bytes; empty ones (`a=1&&b=2`) say nothing and are dropped. */
export function querySegments(query: string): string[] {
  return query.split('&').filter((segment) => segment !== '')
}
