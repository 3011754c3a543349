export { IMPORT_FORMATS, type ImportFormat, type Draft, readFeed, readFeedFile, type Rejection } from './readFeed.ts'
