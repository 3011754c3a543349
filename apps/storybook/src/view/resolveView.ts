import type { DeviceClass } from '@clipfront/routing/visitor'
import { type Site, sites } from '@clipfront/site-config'
import type { Messages } from '@clipfront/widgets/site-context'
import { findPseudoLocale, LANGUAGES, pseudoMessages, resolveMessages, siteIn } from '@clipfront/widgets/testing'
import { FIRST_CHOICES, NETWORKS, type Network } from './choices.ts'
import { readWidth } from './screens.ts'

/** As whom, where, when and on what a story is looked at. */
export interface View {
  site: Site
  messages: Messages
  scheme: 'light' | 'dark' | 'split'
  hasForcedColours: boolean
  device: DeviceClass
  network: Network
  /** What the companion extension says of itself (R4.7). */
  extension: { hasExtension: boolean; isPureExtension: boolean }
  /** As `resolveClock` reads it. */
  clock: string
}

type Globals = Readonly<Record<string, unknown>>

/** What the toolbar, the address or a story chose; whatever is not known is taken for not chosen. */
export function resolveView(globals: Globals): View {
  const chosen = (name: keyof typeof FIRST_CHOICES): string => {
    const value = globals[name]
    return typeof value === 'string' ? value : FIRST_CHOICES[name]
  }
  const site = speak(inUnit(findSite(chosen('site')), chosen('unit')), chosen('language'))
  const direction = chosen('direction')
  const extension = chosen('extension')
  const scheme = chosen('scheme')
  return {
    site: reuseSite({
      ...site,
      ...(direction === 'ltr' || direction === 'rtl' ? { direction } : {}),
      ...(extension === 'none' ? {} : { extensionPages: site.extensionPages ?? EXTENSION_PAGES }),
    }),
    messages: findMessages(site),
    scheme: scheme === 'dark' || scheme === 'split' ? scheme : 'light',
    hasForcedColours: chosen('contrast') === 'forced',
    device: resolveDevice(chosen('device'), globals['viewport']),
    network: NETWORKS.find((known) => known === chosen('network')) ?? 'online',
    extension: { hasExtension: HAVING.has(extension), isPureExtension: extension === 'visit' },
    clock: chosen('clock'),
  }
}

/** What the address of a story calls a site, `main-uk`: it holds letters, digits and dashes, and drops what has a point in it. */
export function buildSiteId({ businessUnit, label }: Pick<Site, 'businessUnit' | 'label'>): string {
  return `${businessUnit}-${label}`
}

/** Of a site that names none itself. */
const EXTENSION_PAGES = { chromium: 'https://store.example/clipfront', firefox: 'https://addons.example/clipfront' }
const HAVING: ReadonlySet<string> = new Set(['installed', 'visit'])

/** The same choices are the same object, so that what is made for a site is not made anew with every story. */
const reused = new Map<string, Site>()

function reuseSite(site: Site): Site {
  const key = JSON.stringify([site.code, site.language, site.direction, site.extensionPages])
  const known = reused.get(key) ?? site
  reused.set(key, known)
  return known
}

function findSite(id: string): Site {
  return sites.find((one) => buildSiteId(one) === id) ?? siteIn('en-GB')
}

/** The site of that unit that is the nearest to the one chosen: of its language, else any, which then speaks it. */
function inUnit(site: Site, unit: string): Site {
  const [first, ...others] = sites.filter(({ businessUnit }) => businessUnit === unit)
  if (!first || site.businessUnit === unit) return site
  const peer = [first, ...others].find(({ language }) => language === site.language)
  return peer ?? speak(first, site.language)
}

/** The site as it would be in another language. What it says otherwise than its own language does stays behind. */
function speak(site: Site, language: string): Site {
  const pseudo = findPseudoLocale(language)
  if (pseudo) return { ...site, language, direction: pseudo.direction }
  const known = LANGUAGES.find((tag) => tag === language)
  if (!known || known === site.language) return site
  const { direction, texts } = siteIn(known)
  return { ...site, language, direction, texts, messages: {} }
}

function findMessages({ language, messages }: Site): Messages {
  const pseudo = findPseudoLocale(language)
  if (!pseudo) return resolveMessages(language)
  return pseudoMessages({ ...resolveMessages('en-GB'), ...messages }, pseudo)
}

/** The class that a server would tell from the visitor's browser; unless one is chosen, it follows from the width of the screen. */
function resolveDevice(chosen: string, viewport: unknown): DeviceClass {
  if (chosen === 'mobile' || chosen === 'tablet' || chosen === 'pc') return chosen
  const width = readWidth(viewport)
  if (width === undefined || width >= 1024) return 'pc'
  return width >= 768 ? 'tablet' : 'mobile'
}
