import type { Site } from '@clipfront/site-config'
import type { Plugin } from 'vite'
import { browserSite } from '../config/browserSite.ts'
import { siteTemplates } from '../config/siteTemplates.ts'
import type { UnitApp } from '../config/UnitApp.ts'
import { bundleInlineScript } from './bundleInlineScript.ts'

/** The site's facts: in a browser's bundle only what the browser needs. */
const SITE = 'virtual:clipfront/site'
/** In the browser: what brings the code of each page type's template. */
const TEMPLATES = 'virtual:clipfront/templates'
const INLINE_SCRIPT = 'virtual:clipfront/inline-script'
/** The server's half of a release: everything that turns page data into a document. */
export const RELEASE_MODULE = 'virtual:clipfront/release'

/** Gives a build the modules that are made from its site's file and its unit's tables. */
export function siteModules(app: UnitApp, site: Site): Plugin {
  const sources: Record<string, (inBrowser: boolean) => string | Promise<string>> = {
    [SITE]: (inBrowser) => `export const site = ${JSON.stringify(inBrowser ? browserSite(site) : site)}`,
    [TEMPLATES]: () => templatesSource(app, site),
    ...Object.fromEntries(templateModules(app, site)),
    [INLINE_SCRIPT]: async () => `export const inlineScript = ${JSON.stringify(await bundleInlineScript())}`,
    [RELEASE_MODULE]: () => releaseSource(app, site),
  }
  return {
    name: 'clipfront:site-modules',
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(sources, id) ? `\0${id}` : undefined),
    load(id) {
      return sources[id.slice(1)]?.(this.environment.config.consumer === 'client')
    },
  }
}

/** The module of one template. By its name its chunk is found in a build's manifest. */
export function templateModule(type: string): string {
  return `virtual:clipfront/template/${type}`
}

function templateModules(app: UnitApp, site: Site): [string, () => string][] {
  return siteTemplates(site, app.templates).map(([type, { module, name }]) => [
    templateModule(type),
    () => `export { ${name} as Template } from '${module}'`,
  ])
}

/** The error page comes with the app: when code cannot be had, there must be something left to show. */
function templatesSource(app: UnitApp, site: Site): string {
  const entries = siteTemplates(site, app.templates).map(([type]) =>
    type === 'error'
      ? `'error': async () => ErrorTemplate`
      : `'${type}': () => import('${templateModule(type)}').then(({ Template }) => Template)`,
  )
  return [
    `import { Template as ErrorTemplate } from '${templateModule('error')}'`,
    `export const templates = { ${entries.join(', ')} }`,
  ].join('\n')
}

function releaseSource(app: UnitApp, site: Site): string {
  const templates = siteTemplates(site, app.templates)
  return [
    `import { createReleaseRenderer } from '@clipfront/shell/render'`,
    `import { site } from '${SITE}'`,
    `import { inlineScript } from '${INLINE_SCRIPT}'`,
    `import { frame } from '/src/frame.ts'`,
    ...templates.map(([type, { module, name }]) => `import { ${name} as ${type}Template } from '${module}'`),
    `const templates = { ${templates.map(([type]) => `'${type}': ${type}Template`).join(', ')} }`,
    `export const createRenderer = (envelopes) =>`,
    `  createReleaseRenderer({ site, templates, frame, envelopes, inlineScript })`,
  ].join('\n')
}
