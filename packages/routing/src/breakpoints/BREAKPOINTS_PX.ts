/**
 * The widths at which a layout may change and images are made, in CSS px (R9.6). CSS asks for them as `(width >= 768px)` or
 * `(width < 768px)`, so that no width lies between; the check `house-style` refuses every other.
 */
export const BREAKPOINTS_PX = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const
