export {
  deleteOldSearchMisses,
  MAX_QUERIES_PER_DAY,
  normaliseQuery,
  readSearchMisses,
  type SearchMiss,
  storeSearchMisses,
} from './searchMisses.ts'
