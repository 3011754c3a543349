import type { PageType } from '@clipfront/page-data'
import { findSiteByName, type Site } from '@clipfront/site-config'
import { listPageTypes } from '../support/pages/samplePaths.ts'

/** A screen of which pictures are taken, and how far down: what is below says the same once more, and would fill the repository. */
interface View {
  device: string
  width: number
  height: number
  lowest: number
  colorScheme: 'light' | 'dark'
}

const PHONE = { device: 'phone', width: 390, height: 844, lowest: 1200 } as const
const DESK = { device: 'desk', width: 1280, height: 800, lowest: 900 } as const

/** Of two sites of a unit one has these, the other one those: between them each page is seen on both screens, and in both schemes. */
const VIEWS = {
  even: [
    { ...PHONE, colorScheme: 'light' },
    { ...DESK, colorScheme: 'dark' },
  ],
  odd: [
    { ...PHONE, colorScheme: 'dark' },
    { ...DESK, colorScheme: 'light' },
  ],
} as const satisfies Record<string, readonly View[]>

/**
 * Two sites of each unit, one of each from right to left; a partner of each beside them, whose look is its own. The units take turns,
 * so that each direction is seen on both screens in both schemes.
 */
const PICTURED = {
  'main/www': VIEWS.even,
  'main/ae': VIEWS.odd,
  'cpw/cpuk': VIEWS.odd,
  'cpw/cpae': VIEWS.even,
  'main/np': VIEWS.even,
  'cpw/sv': VIEWS.odd,
} as const
/** Of a partner: what shows its look, and what a shopper comes for. */
const OF_PARTNERS: ReadonlySet<PageType> = new Set(['home', 'merchant'])

/** A site, and the pages and screens of which it has pictures. */
export interface PicturedSite {
  site: Site
  types: readonly PageType[]
  views: readonly View[]
}

export const picturedSites: readonly PicturedSite[] = Object.entries(PICTURED).map(([name, views]) => {
  const site = findSiteByName(name)
  if (!site) throw new Error(`There is no site ${name}: name another one in picturedPages.ts.`)
  const types = listPageTypes(site).filter((type) => !site.partner || OF_PARTNERS.has(type))
  return { site, types, views }
})

/** The name of a picture's file. */
export function namePicture(site: Site, type: PageType, { device, colorScheme }: View): string {
  return `${site.label}-${type}-${device}-${colorScheme}.png`
}

/** Every file that there has to be. */
export function listPictures(): string[] {
  return picturedSites.flatMap(({ site, types, views }) =>
    types.flatMap((type) => views.map((view) => namePicture(site, type, view))),
  )
}
