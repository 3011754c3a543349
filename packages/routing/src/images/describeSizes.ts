import { BREAKPOINTS_PX } from '../breakpoints/BREAKPOINTS_PX.ts'
import { buildImageUrl, type ImageModifiers } from './buildImageUrl.ts'
import { IMAGE_SIZES_PX } from './imageSizes.ts'

/** The attributes of an `img` that lets the browser choose among widths. */
export interface ImageSizes {
  /** The largest. */
  src: string
  /** Undefined for pictures that the server does not make smaller: drawings, and those of other hosts. */
  srcSet: string | undefined
  sizes: string | undefined
}

/** No picture is made wider for a page: twice that of a desk is more than an eye sees. */
const WIDEST_PX = BREAKPOINTS_PX['2xl']
const SCREENS: Readonly<Record<string, number>> = BREAKPOINTS_PX

/**
 * The addresses of a picture for the widths that a page shows it at (R7.5, R9.6).
 * @param src a path of the site
 * @param layout how wide it is shown up to which screen: `sm:100vw md:50vw lg:400px`; the last one holds for wider screens too
 * @param naturalWidth of the picture, in px: no wider one is asked for
 */
export function describeSizes(src: string, layout: string, naturalWidth = Infinity): ImageSizes {
  const build = (modifiers: ImageModifiers) => buildImageUrl(src, { format: 'auto', ...modifiers }, { domains: [] })
  const shown = parseLayout(layout)
  const widths = listWidths(shown, naturalWidth)
  const largest = build({ width: widths.at(-1) })
  if (largest === src) return { src, srcSet: undefined, sizes: undefined }
  return {
    src: largest,
    srcSet: widths.map((width) => `${build({ width })} ${width}w`).join(', '),
    sizes: formatSizes(shown),
  }
}

/** How wide a picture is on screens up to a width, both in px. */
export interface ShownWidth {
  screen: number
  width: number
}

/** The narrowest screen first; entries that say nothing are left out. */
export function parseLayout(layout: string): ShownWidth[] {
  return layout
    .split(/[\s,]+/)
    .flatMap((entry) => {
      const [, name = '', size = '', unit = 'px'] = /^(\w+):(\d+(?:\.\d+)?)(vw|px)?$/.exec(entry) ?? []
      const screen = SCREENS[name] ?? (/^\d+$/.test(name) ? Number(name) : 0)
      const width = unit === 'vw' ? Math.round((Number(size) / 100) * screen) : Number(size)
      return screen > 0 && width > 0 ? [{ screen, width }] : []
    })
    .toSorted((a, b) => a.screen - b.screen)
}

export function formatSizes(shown: readonly ShownWidth[]): string {
  return shown
    .map(({ screen, width }, at) => (at < shown.length - 1 ? `(max-width: ${screen}px) ${width}px` : `${width}px`))
    .join(', ')
}

/** From the narrowest that is shown up to twice the widest, for dense screens, among those that the server makes. */
function listWidths(shown: readonly ShownWidth[], naturalWidth: number): number[] {
  const widths = shown.map(({ width }) => width)
  const least = Math.min(...widths, naturalWidth)
  const most = Math.min(2 * Math.max(...widths), naturalWidth, WIDEST_PX)
  return IMAGE_SIZES_PX.filter((width, at) => width >= least && (IMAGE_SIZES_PX[at - 1] ?? 0) < most)
}
