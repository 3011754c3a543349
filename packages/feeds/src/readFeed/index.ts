export { IMPORT_FORMATS, type ImportFormat, openSource, readFeed } from './readFeed.ts'
