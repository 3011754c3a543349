export {
  IMPORT_FORMATS,
  type ImportFormat,
  type Draft,
  type Encoding,
  readFeed,
  readFeedFile,
  type Rejection,
  type SheetChoice,
} from './readFeed.ts'
