import { BREAKPOINTS_PX } from '../breakpoints/BREAKPOINTS_PX.ts'

/** Logos and small marks, and their doubles for dense screens, in px. */
const MARK_SIZES_PX = [48, 64, 96, 128, 192] as const

const breakpoints = Object.values(BREAKPOINTS_PX)

/**
 * Every width and height that the server makes, in px, smallest first: marks, the breakpoints (R9.6) and their doubles. Pages ask
 * for no other, so an address that was thought up costs no work.
 */
export const IMAGE_SIZES_PX: readonly number[] = [
  ...new Set([...MARK_SIZES_PX, ...breakpoints, ...breakpoints.map((width) => 2 * width)]),
].toSorted((a, b) => a - b)

/** Every quality that the server makes, in per cent. Unsaid, each format takes its own. */
export const IMAGE_QUALITIES: readonly number[] = [50, 75, 90]
