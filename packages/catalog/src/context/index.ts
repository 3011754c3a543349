export type { CatalogView } from './CatalogView.ts'
export type { PageRequest } from './PageRequest.ts'
export { cached, createCatalogCache } from './cached.ts'
