import type { Site } from '@clipfront/site-config'
import { COLOURS } from '@clipfront/site-config/colours'
import sharp from 'sharp'

/** Icons as pixels, by the name of their file. A filled one has no hole: its device cuts it into a shape of its own. */
export const ICONS = {
  favicon: { size: 48, isFilled: false, part: 1 },
  'apple-touch-icon': { size: 180, isFilled: true, part: 0.72 },
  'icon-192': { size: 192, isFilled: false, part: 1 },
  'icon-512': { size: 512, isFilled: false, part: 1 },
  // Only what lies in a circle of four fifths is sure to be seen.
  'icon-maskable-512': { size: 512, isFilled: true, part: 0.62 },
} as const satisfies Record<string, { size: number; isFilled: boolean; part: number }>
export type IconName = keyof typeof ICONS

const WHITE = /#fff(?:fff)?\b/gi

/**
 * A site's icon as PNG. A drawing in the site's accent is turned round on a filled ground, white on accent; every other picture
 * stands on white.
 * @param icon of the site, in any format that pictures are made of
 */
export async function drawIcon(icon: Buffer, { accent }: Pick<Site, 'accent'>, name: IconName): Promise<Buffer> {
  const { size, isFilled, part } = ICONS[name]
  const colour = COLOURS.accent[accent]
  const text = icon.toString('utf8')
  const isOurs = /^\s*<svg/.test(text) && text.includes(colour)
  const drawing = isFilled && isOurs ? Buffer.from(swapColours(text, colour)) : icon
  const side = Math.round(size * part)
  const inside = { width: side, height: side, fit: 'contain', background: NONE } as const
  const mark = await sharp(drawing, { density: 1200 }).resize(inside).png().toBuffer()
  const ground = isFilled ? (isOurs ? colour : COLOURS.raised) : NONE
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 1 })
    .toBuffer()
}

const NONE = '#00000000'
/** Of neither colour. */
const BETWEEN = '#\u0000'

function swapColours(drawing: string, colour: string): string {
  return drawing.replaceAll(colour, BETWEEN).replace(WHITE, colour).replaceAll(BETWEEN, COLOURS.raised)
}
