import { BREAKPOINTS_PX } from '@clipfront/routing/breakpoints'

/** How high a screen is for its width: phones and tablets stand upright. */
const SHAPES = [
  { below: BREAKPOINTS_PX.sm, type: 'mobile', ratio: 2 },
  { below: BREAKPOINTS_PX.lg, type: 'tablet', ratio: 4 / 3 },
  { below: Infinity, type: 'desktop', ratio: 5 / 8 },
] as const

/** The screens a widget is looked at on, the narrowest first: each is as wide as a breakpoint (R9.6). */
export const screens = Object.fromEntries(
  Object.entries(BREAKPOINTS_PX).map(([name, width]) => {
    const { type, ratio } = SHAPES.find(({ below }) => width < below) ?? SHAPES[2]
    const styles = { width: `${width}px`, height: `${Math.round(width * ratio)}px` }
    return [name, { name: `${name}, ${width} px`, styles, type }]
  }),
)

/** @param viewport the global of that name · @returns how wide the chosen screen is; undefined where it is as wide as the window */
export function readWidth(viewport: unknown): number | undefined {
  const name = typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : undefined
  return Object.entries(BREAKPOINTS_PX).find(([known]) => known === name)?.[1]
}
