export { ImageError } from './ImageError.ts'
export { MAX_SOURCE_BYTES, parseRemoteSource } from './parseRemoteSource.ts'
