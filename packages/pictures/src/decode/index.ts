export { assertPicture, decodeOptions, MAX_FRAMES } from './decodePicture.ts'
export { measurePicture, prepareLogo, type PreparedPicture } from './prepareLogo.ts'
export { rasteriseDrawing, type RasterSize } from './rasteriseDrawing.ts'
