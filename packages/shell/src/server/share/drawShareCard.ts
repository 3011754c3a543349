import { assertPicture, decodeOptions, rasteriseDrawing } from '@clipfront/pictures/decode'
import { ImageError } from '@clipfront/pictures/source'
import type { ShareCard } from '@clipfront/routing/share'
import { SHARE_PICTURE } from '@clipfront/routing/share'
import type { Site } from '@clipfront/site-config'
import { COLOURS } from '@clipfront/site-config/colours'
import sharp, { type OverlayOptions } from 'sharp'
import type { Face } from './shareFonts.ts'
import { drawTicket, TICKET } from './drawTicket.ts'
import { type DrawnText, type PictureText, writeText } from './writeText.ts'

/** Pictures of other sources, as bytes; undefined where they cannot be had. */
export interface CardPictures {
  icon: Buffer | undefined
  logo: Buffer | undefined
}

const MARGIN = 72
const MASTHEAD = { top: 52, height: 56, gap: 18 }
const STUB_MARGIN = 26
const BODY = { start: TICKET.start + TICKET.seam + 44, width: TICKET.width - TICKET.seam - 88 }
const FOOT_TOP = 556
const MARK_PX = 148
/** Sizes of the title: with a merchant above it and a line below, and by itself. */
const HEADED = [50, 44, 38] as const
const ALONE = [56, 48, 42, 38] as const
const LOGO_PX = 64

/** Where a part stands: from the start edge, which lies at the right of a site that runs from there. */
interface Place {
  start: number
  top: number
}

/**
 * Draws the picture of a page: the site's name, a ticket with what the page offers, and where it is. As PNG of
 * `SHARE_PICTURE`, hardly compressed: whoever sends it does that.
 */
export async function drawShareCard(card: ShareCard, site: Site, pictures: CardPictures): Promise<Buffer> {
  const layers = [
    ...(await drawMasthead(site, pictures)),
    ...(await drawStub(card, site, pictures)),
    ...(await drawBody(card, site, pictures)),
    ...(await drawFoot(site)),
  ]
  const overlays = layers.flatMap((layer) => (layer ? [place(layer, site)] : []))
  return sharp(Buffer.from(drawTicket(site)))
    .composite(overlays)
    .png({ compressionLevel: 1 })
    .toBuffer()
}

type Layer = (DrawnText & Place) | undefined

async function drawMasthead(site: Site, { icon }: CardPictures): Promise<Layer[]> {
  const { name, partner } = site
  const middle = MASTHEAD.top + MASTHEAD.height / 2
  if (partner) {
    const half = TICKET.width / 2
    const title = await write(site, {
      text: partner.name,
      face: 'title',
      sizes: [50],
      width: half,
      colour: COLOURS.ink,
    })
    const note = await write(site, { text: partner.note, sizes: [24, 20], width: half, lines: 2 })
    return [centred(title, MARGIN, middle), note && centred(note, SHARE_PICTURE.width - MARGIN - note.width, middle)]
  }
  const mark = await drawPicture(icon, MASTHEAD.height)
  const start = mark ? MARGIN + MASTHEAD.height + MASTHEAD.gap : MARGIN
  const title = await write(site, { text: name, face: 'strong', sizes: [36], width: BODY.width, colour: COLOURS.ink })
  return [centred(mark, MARGIN, middle), centred(title, start, middle)]
}

/** The value in its three sizes; where there is none, the merchant's picture or the site's. */
async function drawStub({ value, merchant }: ShareCard, site: Site, pictures: CardPictures): Promise<Layer[]> {
  const width = TICKET.seam - 2 * STUB_MARGIN
  const colour = COLOURS.accent[site.accent]
  const quiet = { face: 'strong', sizes: [32, 26], width, lines: 2, colour, isCentred: true } as const
  const face = site.look === 'guest' ? 'title' : 'strong'
  const parts = value
    ? [
        await write(site, { ...quiet, text: value.lead }),
        await write(site, { ...quiet, face, sizes: [92, 76, 62, 50, 42, 36], text: value.figure }),
        await write(site, { ...quiet, text: value.tail }),
      ]
    : [merchant && pictures.logo ? await drawLogo(pictures.logo, MARK_PX) : await drawPicture(pictures.icon, MARK_PX)]
  const middle = TICKET.start + TICKET.seam / 2
  return stack(parts, 14).map((layer) => from(layer, middle - layer.width / 2))
}

async function drawBody({ title, merchant, line }: ShareCard, site: Site, { logo }: CardPictures): Promise<Layer[]> {
  const mark = merchant && logo ? await drawLogo(logo, LOGO_PX) : undefined
  const inset = mark ? LOGO_PX + 16 : 0
  const name = await write(site, { text: merchant?.name ?? '', face: 'strong', sizes: [30], width: BODY.width - inset })
  const face = site.look === 'guest' ? 'title' : 'strong'
  const sizes = merchant && line ? HEADED : ALONE
  const heading = { sizes, width: BODY.width, lines: 3, colour: COLOURS.ink } as const
  const words = await write(site, { ...heading, text: title, face })
  const quiet = await write(site, { text: line, sizes: [28, 26], width: BODY.width, lines: words ? 2 : 3 })
  const head = mark ? { ...mark, height: LOGO_PX } : name
  const layers = stack([head, words, quiet], 28).map((layer) => from(layer, BODY.start))
  const [first] = layers
  if (!mark || !name || !first) return layers
  return [...layers, centred(name, BODY.start + inset, first.top + LOGO_PX / 2)]
}

async function drawFoot(site: Site): Promise<Layer[]> {
  const host = await write(site, { text: site.hosts[0], sizes: [26], width: TICKET.width, isRightToLeft: false })
  return [host && { ...host, start: MARGIN, top: FOOT_TOP }]
}

function write(
  { language, direction }: Site,
  wanted: Pick<PictureText, 'text' | 'sizes' | 'width'> & Partial<PictureText>,
): Promise<DrawnText | undefined> {
  const isRightToLeft = direction === 'rtl'
  const face: Face = 'text'
  return writeText({ face, colour: COLOURS.quiet, lines: 1, language, isRightToLeft, ...wanted })
}

/** A merchant's picture, which may be a drawing from outside. */
async function drawLogo(bytes: Buffer, side: number): Promise<DrawnText | undefined> {
  try {
    assertPicture(bytes)
    return await drawPicture(await rasteriseDrawing(bytes, { width: side, height: side }), side)
  } catch (thrown) {
    // What is wrong with the picture stays wrong; all else may pass, and no card without it is kept for a year.
    if (thrown instanceof ImageError && thrown.status < 500) return undefined
    throw thrown
  }
}

/** @returns undefined for what is no picture: the rest of the card is worth sending without it */
async function drawPicture(bytes: Buffer | undefined, side: number): Promise<DrawnText | undefined> {
  if (!bytes) return undefined
  const inside = { width: side, height: side, fit: 'contain', background: '#ffffff00' } as const
  try {
    assertPicture(bytes)
    const input = await sharp(bytes, { ...decodeOptions, density: 300 })
      .resize(inside)
      .png()
      .toBuffer()
    return { input, width: side, height: side }
  } catch {
    return undefined
  }
}

/** One below the other, in the middle of the ticket's height. */
function stack(parts: readonly (DrawnText | undefined)[], gap: number): (DrawnText & { top: number })[] {
  const present = parts.filter((part) => part !== undefined)
  const height = present.reduce((sum, part) => sum + part.height + gap, -gap)
  const stacked: (DrawnText & { top: number })[] = []
  let top = Math.round(TICKET.top + (TICKET.height - height) / 2)
  for (const part of present) {
    stacked.push({ ...part, top })
    top += part.height + gap
  }
  return stacked
}

function from(part: DrawnText & { top: number }, start: number): DrawnText & Place {
  return { ...part, start }
}

function centred(part: DrawnText | undefined, start: number, middle: number): Layer {
  return part && { ...part, start, top: Math.round(middle - part.height / 2) }
}

function place({ input, start, top, width }: DrawnText & Place, { direction }: Site): OverlayOptions {
  const left = direction === 'rtl' ? SHARE_PICTURE.width - start - width : start
  return { ...(input !== undefined && { input }), left: Math.round(left), top: Math.round(top) }
}
