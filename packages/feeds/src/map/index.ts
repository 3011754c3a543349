export { MAPPED_FORMATS, type MappedFormat } from './mapReaders.ts'
export { parseFeedName } from './parseFeedName.ts'
