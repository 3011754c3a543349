export { createPublicAgent } from './createPublicAgent.ts'
export { createImageFetcher, type ImageFetcher } from './createImageFetcher.ts'
export type { RemoteImage } from './fetchPicture.ts'
export { createMediaReader, type MediaReader } from './createMediaReader.ts'
