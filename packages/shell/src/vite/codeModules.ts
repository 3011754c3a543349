import type { Plugin } from 'vite'
import { type PageTable, siteTemplates } from '../config/siteTemplates.ts'
import type { UnitApp } from '../config/UnitApp.ts'
import { bundleInlineScript } from './bundleInlineScript.ts'
import { templateModule } from './templateModule.ts'
import { virtualModules } from './virtualModules.ts'

/** In the browser: what brings the code of each page type's template. */
const TEMPLATES = 'virtual:clipfront/templates'
const INLINE_SCRIPT = 'virtual:clipfront/inline-script'
/** The server's half of the code: everything that turns page data into a document. */
export const RELEASE_MODULE = 'virtual:clipfront/release'

/** The modules that are made from a table of pages. They know of no site: all sites with that table share what is built. */
export function codeModules(app: UnitApp, pages: PageTable): Plugin {
  return virtualModules('code-modules', {
    [TEMPLATES]: () => templatesSource(app, pages),
    ...Object.fromEntries(
      siteTemplates(pages, app.templates).map(([type, { module, name }]) => [
        templateModule(type),
        () => `export { ${name} as Template } from '${module}'`,
      ]),
    ),
    [INLINE_SCRIPT]: async () => `export const inlineScript = ${JSON.stringify(await bundleInlineScript())}`,
    [RELEASE_MODULE]: () => releaseSource(app, pages),
  })
}

/** The error page comes with the app: when code cannot be had, there must be something left to show. */
function templatesSource(app: UnitApp, pages: PageTable): string {
  const entries = siteTemplates(pages, app.templates).map(([type]) =>
    type === 'error'
      ? `'error': async () => ErrorTemplate`
      : `'${type}': () => import('${templateModule(type)}').then(({ Template }) => Template)`,
  )
  return [
    `import { Template as ErrorTemplate } from '${templateModule('error')}'`,
    `export const templates = { ${entries.join(', ')} }`,
  ].join('\n')
}

function releaseSource(app: UnitApp, pages: PageTable): string {
  const templates = siteTemplates(pages, app.templates)
  return [
    `import { createReleaseRenderer } from '@clipfront/shell/render'`,
    `import { inlineScript } from '${INLINE_SCRIPT}'`,
    `import { frame } from '/src/frame.ts'`,
    ...templates.map(([type, { module, name }]) => `import { ${name} as ${type}Template } from '${module}'`),
    `const templates = { ${templates.map(([type]) => `'${type}': ${type}Template`).join(', ')} }`,
    `export const createRenderer = (parts) => createReleaseRenderer({ ...parts, templates, frame, inlineScript })`,
  ].join('\n')
}
