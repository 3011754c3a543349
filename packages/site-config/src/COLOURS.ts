import type { Site } from './Site.ts'

/**
 * A site's colours on a light ground, for what no stylesheet reaches, such as its manifest. The palette of `packages/widgets`
 * paints with the same, and its test ties the two.
 */
export const COLOURS = {
  paper: '#faf8f3',
  accent: {
    evergreen: '#12603e',
    cobalt: '#1f4bb8',
    newspaper: '#a8201a',
    ochre: '#855400',
  },
} as const satisfies { paper: string; accent: Record<Site['accent'], string> }
