import sharp, { type OverlayOptions } from 'sharp'
import { type Face, FACES, keepWritable } from './shareFonts.ts'

/** A text as it is to stand in a picture. */
export interface PictureText {
  text: string
  face: Face
  /** `#rrggbb` */
  colour: string
  /** Heights of letters in px, the largest first: the first in which it fits. */
  sizes: readonly [number, ...number[]]
  /** In px. */
  width: number
  lines: number
  language: string
  isRightToLeft: boolean
  /** Lines begin at the start edge unless they are centred. */
  isCentred?: boolean
}

/** A text that is drawn. */
export interface DrawnText extends Pick<OverlayOptions, 'input'> {
  width: number
  height: number
}

const LINE_HEIGHT = 1.18
/** Letters with tails, and a rounding. */
const TOLERANCE = 0.45
/** Pango counts points in 1024ths; at 72 dots to the inch a point is a px. */
const PANGO_UNITS = 1024
/** A paragraph runs as its first strong letter does; this one runs from the right even where a brand's name begins it. */
const RIGHT_TO_LEFT_MARK = '\u200F'

/**
 * Draws a text, shaped and broken into lines as its script asks, as large as it fits; what is still too long is cut.
 * @returns undefined where there is nothing to write, or our fonts cannot write it
 */
export async function writeText(wanted: PictureText): Promise<DrawnText | undefined> {
  const text = keepWritable(wanted.text)
  if (text === '') return undefined
  for (const size of wanted.sizes) {
    // What is larger than any picture is not drawn at all.
    const drawn = await draw(text, size, wanted).catch(() => undefined)
    if (drawn && fits(drawn, size, wanted)) return drawn
  }
  return cut(text, wanted)
}

/** Fewer words, until they fit. */
async function cut(text: string, wanted: PictureText): Promise<DrawnText> {
  const size = wanted.sizes.at(-1) ?? wanted.sizes[0]
  const words = [...new Intl.Segmenter(wanted.language, { granularity: 'word' }).segment(text)]
  let [fitting, tooMany] = [0, words.length]
  let drawn = await draw('…', size, wanted)
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2)
    const shorter = await draw(`${text.slice(0, words[middle]?.index).trimEnd()}…`, size, wanted).catch(() => undefined)
    if (shorter && fits(shorter, size, wanted)) [fitting, drawn] = [middle, shorter]
    else tooMany = middle
  }
  return drawn
}

function fits({ width, height }: DrawnText, size: number, wanted: PictureText): boolean {
  return width <= wanted.width && height <= size * (LINE_HEIGHT * (wanted.lines - 1) + 1 + TOLERANCE)
}

async function draw(
  text: string,
  size: number,
  { face, colour, width, isRightToLeft, isCentred }: PictureText,
): Promise<DrawnText> {
  const line = Math.round(size * LINE_HEIGHT * PANGO_UNITS)
  const marked = isRightToLeft ? RIGHT_TO_LEFT_MARK + text : text
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" line_height="${line}">${escapeMarkup(marked)}</span>`,
      font: `${FACES[face]} ${size}`,
      width,
      wrap: 'word',
      align: isCentred ? 'centre' : 'left',
      rgba: true,
      dpi: 72,
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
