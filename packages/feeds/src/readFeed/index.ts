export { IMPORT_FORMATS, type ImportFormat, openSource } from './readFeed.ts'
