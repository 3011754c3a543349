/**
 * Which changes of the query alone ask for the page's data again: all of them, those of some keys, or what a rule says of the
 * new and the old query.
 */
export type WatchQuery = boolean | readonly string[] | ((query: URLSearchParams, before: URLSearchParams) => unknown)
