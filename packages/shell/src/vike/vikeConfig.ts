import type { Config } from 'vike/types'
import { currentPages } from '../config/currentSite.ts'
import { siteTemplates } from '../config/siteTemplates.ts'
import type { UnitApp } from '../config/UnitApp.ts'
import { pageRoute } from './pageRoute.ts'

/**
 * The Vike configuration of a unit's app, one Vike page per page type of the table that is built, or of the site that SITE names.
 * Which one shows is decided by page data (R1.1), so their routes are inner names, not addresses.
 */
export function vikeConfig(app: Pick<UnitApp, 'unit' | 'templates'>) {
  const pages = currentPages(app.unit, process.env)
  return {
    server: false,
    // The browser runs our own app (`browser/startApp.ts`) and nothing of Vike: docs/architecture/007-router.md.
    clientRouting: false,
    clientHooks: false,
    client: 'import:./client.ts:default',
    // What the browser needs travels in our own state, written once (`render/`); Vike would serialise it a second time.
    passToClient: [],
    pages: siteTemplates(pages, app.templates).map(([type, { pathComponent }]) => {
      const route = pageRoute(type)
      return isDevelopment ? { route, Page: `import:${pathComponent.module}:${pathComponent.name}` } : { route }
    }),
  } satisfies Config
}

/**
 * A release has its templates in its own two bundles; Vike's only writes envelopes. During development the templates are Vike's
 * way to the styles that the first paint needs.
 */
const isDevelopment = process.env['NODE_ENV'] !== 'production'
