/** Hues of the twelve tints of merchants' tiles, in degrees. */
const HUES = [32, 58, 90, 118, 142, 160, 186, 224, 254, 280, 308, 348] as const

/** @param tint 0 to 11; beyond it begins anew */
export function hueOf(tint: number): number {
  return HUES[((tint % HUES.length) + HUES.length) % HUES.length] ?? 0
}
