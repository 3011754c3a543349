import { findDisplayMode } from './findDisplayMode.ts'
import type { Plugin } from './Plugin.ts'

export type { ErrorReports, Plugin, PluginContext } from './Plugin.ts'
export { startPlugins } from './startPlugins.ts'

/** Web vitals, on an address with `tdweb=1` (R3.8). */
const webVitals: Plugin = {
  waitsForConsent: true,
  watch: (_, begin) => {
    if (new URLSearchParams(location.search).get('tdweb') === '1') begin()
  },
  load: () => import('./webVitals.ts'),
}

/** The tag manager, once the site has an id (R4.7, R7.6). */
const analytics: Plugin = {
  waitsForConsent: true,
  watch: ({ site, isProduction }, begin) => {
    if (site.analyticsId !== null && isProduction) begin()
  },
  load: () => import('./analytics.ts'),
}

/** Whether a person is there (R4.8). */
const realUser: Plugin = {
  waitsForConsent: true,
  watch: (_, begin) => begin(),
  load: () => import('./realUser.ts'),
}

/** That the installed app was opened (R9.7). */
const pwaOpen: Plugin = {
  waitsForConsent: false,
  watch: (_, begin) => {
    if (findDisplayMode()) begin()
    else addEventListener('appinstalled', begin, { once: true })
  },
  load: () => import('./pwaOpen.ts'),
}

/** Errors of scripts, on the production hosts that the site's file names (R7.7). */
const errorReports: Plugin = {
  waitsForConsent: true,
  watch: ({ site, isProduction }, begin) => {
    if (isProduction && site.errorReports?.hosts.includes(location.hostname)) begin()
  },
  load: () => import('./errorReports.ts'),
}

/** Advertisements in the places that a page reserves for them (R1.2). */
const ads: Plugin = {
  waitsForConsent: true,
  watch: ({ site, isProduction }, begin) => {
    if (site.adsId !== null && isProduction) begin()
  },
  load: () => import('./ads.ts'),
}

const adBlock: Plugin = {
  waitsForConsent: true,
  watch: (_, begin) => begin(),
  load: () => import('./adBlock.ts'),
}

/** What every site starts from. */
export const standardPlugins: readonly Plugin[] = [analytics, realUser, adBlock, ads, webVitals, pwaOpen, errorReports]
