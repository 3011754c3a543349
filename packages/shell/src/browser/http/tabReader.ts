let reader: string | undefined

/** Sets what this tab's release reads page-api with, by name. Without one the tab reads everything for itself. */
export function setReader(name: string | undefined): void {
  reader = name
}

/**
 * Asks a call of the site's server for what it has read, which it does where it has the very reader of this tab. The name is part of
 * the address, so that no cache gives one tab what was read for another.
 * @param path with a query
 */
export function askRead(path: string): string {
  return reader === undefined ? path : `${path}&reader=${reader}`
}

/** Whether an answer was read for this tab. Its server has another reader where a newer release is live, or an older one again. */
export function isRead(headers: Headers): boolean {
  return headers.get('x-reader') === reader
}
