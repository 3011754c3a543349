import { COLOURS } from './COLOURS.ts'
import { ACCENTS, type Site } from './Site.ts'

const ACCENT_COLOURS = new RegExp(ACCENTS.map((accent) => COLOURS.accent[accent]).join('|'), 'gi')

/**
 * A drawing of a unit in the accent of one of its sites: whichever accent it is drawn in becomes the site's.
 * @param drawing SVG
 */
export function withAccent(drawing: string, { accent }: Pick<Site, 'accent'>): string {
  return drawing.replace(ACCENT_COLOURS, COLOURS.accent[accent])
}
