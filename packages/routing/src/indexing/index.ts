export { indexing, type Indexing, type IndexingInput } from './indexing.ts'
