import { BREAKPOINTS_PX } from '@clipfront/routing/breakpoints'
import { type Site, sites } from '@clipfront/site-config'
import type { Preview } from '@storybook/react-vite'

export interface View {
  site: Site
  scheme: 'light' | 'dark'
}

/** The coupons of the stories are priced in pounds and worded for Britain, so they are first seen on a British site. */
const FIRST_LANGUAGE = 'en-GB'

/** What the toolbar, the address or a story chose; whatever is not known is taken for not chosen. */
export function resolveView(globals: Record<string, unknown>): View {
  const site =
    sites.find((one) => buildSiteId(one) === globals['site']) ??
    sites.find(({ language }) => language === FIRST_LANGUAGE)
  if (!site) throw new Error(`No site of the list speaks ${FIRST_LANGUAGE}. Name another first language in toolbar.ts.`)
  return { site, scheme: globals['scheme'] === 'dark' ? 'dark' : 'light' }
}

/** What the address of a story calls a site, `main-uk`: it holds letters, digits and dashes, and drops what has a point in it. */
export function buildSiteId({ businessUnit, label }: Pick<Site, 'businessUnit' | 'label'>): string {
  return `${businessUnit}-${label}`
}

/** What can be chosen above every story. The sites are those of the one list: a new site is here by itself. */
export const toolbar: NonNullable<Preview['globalTypes']> = {
  site: {
    description: 'The site whose language, direction, currency, accent and texts are shown',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: sites.map((site) => ({ value: buildSiteId(site), title: site.name, right: site.language })),
    },
  },
  scheme: {
    description: 'The colour scheme',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
    },
  },
}

/** How high a screen is for its width: phones and tablets stand upright. */
const SHAPES = [
  { below: BREAKPOINTS_PX.sm, type: 'mobile', ratio: 2 },
  { below: BREAKPOINTS_PX.lg, type: 'tablet', ratio: 4 / 3 },
  { below: Infinity, type: 'desktop', ratio: 5 / 8 },
] as const

/** The screens a widget is looked at on, the narrowest first: each is as wide as a breakpoint (R9.6). */
export const viewports = Object.fromEntries(
  Object.entries(BREAKPOINTS_PX).map(([name, width]) => {
    const { type, ratio } = SHAPES.find(({ below }) => width < below) ?? SHAPES[2]
    const styles = { width: `${width}px`, height: `${Math.round(width * ratio)}px` }
    return [name, { name: `${name}, ${width} px`, styles, type }]
  }),
)
