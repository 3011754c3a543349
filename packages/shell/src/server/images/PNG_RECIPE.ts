import type { ImageRecipe } from './ImageRecipe.ts'

/** Of what the server draws itself: as it is, as PNG. */
export const PNG_RECIPE: ImageRecipe = {
  width: undefined,
  height: undefined,
  fit: 'cover',
  position: 'center',
  quality: undefined,
  format: 'png',
  isAnimated: false,
}
