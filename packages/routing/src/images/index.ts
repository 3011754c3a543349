export { buildImageUrl, type ImageModifiers } from './buildImageUrl.ts'
export { ImageError } from './ImageError.ts'
export { IMAGE_QUALITIES, IMAGE_SIZES_PX } from './imageSizes.ts'
export { type ImageRequest, parseImagePath, parseRemoteSource } from './parseImagePath.ts'
