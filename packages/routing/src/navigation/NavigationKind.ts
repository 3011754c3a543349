/**
 * What a navigation changes, and so what it costs:
 * - `initial`: the first page of a document
 * - `page`: another path, an explicit reload, or anything while an error page shows
 * - `query`: the same path with another query
 * - `hash`: another fragment alone
 * - `none`: the address that is shown already
 */
export type NavigationKind = 'initial' | 'page' | 'query' | 'hash' | 'none'
