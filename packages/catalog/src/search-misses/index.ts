export { normaliseQuery } from './normaliseQuery.ts'
export {
  deleteOldSearchMisses,
  MAX_QUERIES_PER_DAY,
  readSearchMisses,
  type SearchMiss,
  storeSearchMisses,
} from './searchMisses.ts'
