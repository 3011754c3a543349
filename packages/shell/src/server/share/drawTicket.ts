import { SHARE_PICTURE } from '@clipfront/routing/share'
import type { Site } from '@clipfront/site-config'
import { COLOURS } from '@clipfront/site-config/colours'

/** Where the ticket lies, in px; the seam and the start from the start edge. */
export const TICKET = { start: 72, top: 140, width: 1056, height: 384, seam: 344 } as const

const NOTCH = 20
const RADII = { editorial: 22, grid: 6, guest: 0 } as const satisfies Record<Site['look'], number>

/**
 * The ground of a picture as SVG, in the site's look: paper, and on it a ticket with its seam and two notches. It holds no text,
 * which would depend on the fonts of the machine.
 */
export function drawTicket({
  look,
  accent,
  direction,
  partner,
}: Pick<Site, 'look' | 'accent' | 'direction' | 'partner'>): string {
  const { width, height } = SHARE_PICTURE
  const outline = drawOutline(RADII[look])
  const { start, top, seam } = TICKET
  const bottom = top + TICKET.height
  const mirror = direction === 'rtl' ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : ''
  const colour = COLOURS.accent[accent]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><clipPath id="ticket"><path d="${outline}"/></clipPath></defs>
<rect width="${width}" height="${height}" fill="${COLOURS.paper}"/>
<rect width="${width}" height="${partner ? 8 : 12}" fill="${colour}"/>
<g${mirror}>
<path d="${outline}" fill="${COLOURS.raised}"/>
<rect x="${start}" y="${top}" width="${seam}" height="${TICKET.height}" fill="${COLOURS.softAccent[accent]}" clip-path="url(#ticket)"/>
<path d="M${start + seam} ${top + NOTCH + 14}V${bottom - NOTCH - 8}" stroke="${colour}" stroke-opacity=".45" stroke-width="3" stroke-dasharray="3 11" stroke-linecap="round"/>
<path d="${outline}" fill="none" stroke="${COLOURS.line}" stroke-width="2"/>
</g></svg>`
}

/** Round corners, and a half-round notch above and below the seam. */
function drawOutline(radius: number): string {
  const { start, top, width, height, seam } = TICKET
  const [x, end, bottom] = [start + seam, start + width, top + height]
  const corner = (toX: number, toY: number) => `A${radius} ${radius} 0 0 1 ${toX} ${toY}`
  return [
    `M${start + radius} ${top}H${x - NOTCH}A${NOTCH} ${NOTCH} 0 0 0 ${x + NOTCH} ${top}H${end - radius}`,
    `${corner(end, top + radius)}V${bottom - radius}${corner(end - radius, bottom)}`,
    `H${x + NOTCH}A${NOTCH} ${NOTCH} 0 0 0 ${x - NOTCH} ${bottom}H${start + radius}`,
    `${corner(start, bottom - radius)}V${top + radius}${corner(start + radius, top)}Z`,
  ].join('')
}
