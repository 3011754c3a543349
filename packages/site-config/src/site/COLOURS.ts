import type { Site } from './Site.ts'

/**
 * A site's colours, for what no stylesheet reaches: its manifest, its pictures, the bars of a browser. The palette of
 * `packages/widgets` paints with the same, and its test ties the two. On a light ground, but for `dark`.
 */
export const COLOURS = {
  paper: '#faf8f3',
  raised: '#ffffff',
  ink: '#1d1a16',
  quiet: '#5d574d',
  line: '#e2dbcd',
  accent: {
    evergreen: '#12603e',
    cobalt: '#1f4bb8',
    newspaper: '#a8201a',
    ochre: '#855400',
  },
  softAccent: {
    evergreen: '#e9f2ec',
    cobalt: '#eaeffb',
    newspaper: '#fbecea',
    ochre: '#f8f0df',
  },
  dark: { paper: '#171513', raised: '#211e1b', ink: '#f4f0e8', quiet: '#b8b0a3', line: '#38332d' },
} as const satisfies Record<Ground, string> &
  Record<'accent' | 'softAccent', Record<Site['accent'], string>> &
  Record<'dark', Record<Ground, string>>

type Ground = 'paper' | 'raised' | 'ink' | 'quiet' | 'line'
