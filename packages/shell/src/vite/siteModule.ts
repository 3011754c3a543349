import type { Site } from '@clipfront/site-config'
import type { Plugin } from 'vite'
import type { UnitApp } from '../config/UnitApp.ts'
import { browserSite } from '../config/browserSite.ts'

/** A site's facts and the words of its language: in a browser's only what the browser needs. */
export const SITE_MODULE = 'virtual:clipfront/site'
/** Where Vite serves that module to a browser during development. */
export const SITE_MODULE_PATH = buildAddress(SITE_MODULE)

/** Where Vite serves a module that stands in no file. */
export function buildAddress(module: string): string {
  return `/@id/__x00__${module}`
}

/** The site's own module, while it is developed. A release has it as a file (`build/composeRelease.ts`). */
export function siteModule(app: UnitApp, site: Site): Plugin {
  return virtualModules('site-module', {
    [SITE_MODULE]: (inBrowser) =>
      [
        `export const site = ${JSON.stringify(inBrowser ? browserSite(site) : site)}`,
        `export { messages } from '${messagesModule(app, site)}'`,
      ].join('\n'),
  })
}

/** The module of a site's words. */
export function messagesModule(app: Pick<UnitApp, 'messages'>, { language }: Pick<Site, 'language'>): string {
  return `${app.messages}/${language}`
}

/** Source of a module, perhaps another one in a browser's bundle than in the server's. */
type VirtualSource = (inBrowser: boolean) => string | Promise<string>

/** Gives a build modules that stand in no file. Their names begin with `virtual:clipfront/`. */
export function virtualModules(name: string, sources: Readonly<Record<string, VirtualSource>>): Plugin {
  return {
    name: `clipfront:${name}`,
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(sources, id) ? `\0${id}` : undefined),
    load(id) {
      return sources[id.slice(1)]?.(this.environment.config.consumer === 'client')
    },
  }
}
