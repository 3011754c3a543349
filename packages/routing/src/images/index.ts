export { buildImageUrl, type ImageModifiers } from './buildImageUrl.ts'
export { describeSizes, type ImageSizes } from './describeSizes.ts'
export { IMAGE_QUALITIES, IMAGE_SIZES_PX } from './imageSizes.ts'
export { type ImageRequest, parseImagePath } from './parseImagePath.ts'
