import type { Plugin } from 'vite'
import type { UnitApp, CodeSource, PageConfigSource } from '../config/UnitApp.ts'
import { type PageTable, siteTemplates } from '../config/siteTemplates.ts'
import { bundleInlineScript } from './bundleInlineScript.ts'
import { nameReader } from './nameReader.ts'
import { virtualModules } from './siteModule.ts'

/** In the browser: what brings each page type's template, its page config and the code that it names. */
const TEMPLATES = 'virtual:clipfront/templates'
const ICON_SPRITE = 'virtual:clipfront/icon-sprite'
const INLINE_SCRIPT = 'virtual:clipfront/inline-script'
const READER = 'virtual:clipfront/reader'
/** The server's half of the code: everything that turns page data into a document. */
export const RELEASE_MODULE = 'virtual:clipfront/release'

/** The modules that are made from a table of pages. They know of no site: all sites with that table share what is built. */
export function codeModules(app: UnitApp, pages: PageTable): Plugin {
  return virtualModules('code-modules', {
    [TEMPLATES]: () => templatesSource(app, pages),
    ...Object.fromEntries(
      siteTemplates(pages, app.templates).map(([type, source]) => [
        templateModule(type),
        () => pageConfigModule(source),
      ]),
    ),
    [ICON_SPRITE]: () => `export { IconSprite } from '${app.icons}'`,
    [INLINE_SCRIPT]: async () => `export const inlineScript = ${JSON.stringify(await bundleInlineScript())}`,
    [READER]: async () => `export const reader = ${JSON.stringify(await nameReader())}`,
    [RELEASE_MODULE]: () => releaseSource(app, pages),
  })
}

function templatesSource(app: UnitApp, pages: PageTable): string {
  const entries = siteTemplates(pages, app.templates).map(
    ([type]) => `'${type}': () => import('${templateModule(type)}').then(({ config }) => config)`,
  )
  return `export const templates = { ${entries.join(', ')} }`
}

function releaseSource(app: UnitApp, pages: PageTable): string {
  const types = siteTemplates(pages, app.templates).map(([type]) => type)
  return [
    `import { createReleaseRenderer } from '@clipfront/shell/render'`,
    `import { inlineScript } from '${INLINE_SCRIPT}'`,
    `import { reader } from '${READER}'`,
    `import { frame } from '/src/frame.ts'`,
    `import { writeCard, writeOffline } from '/src/serverWords.ts'`,
    ...types.map((type) => `import { config as ${type}Config } from '${templateModule(type)}'`),
    `const configs = { ${types.map((type) => `'${type}': ${type}Config`).join(', ')} }`,
    `export const createRenderer = (parts) => createReleaseRenderer({ ...parts, configs, frame, writeCard, writeOffline, inlineScript, reader })`,
  ].join('\n')
}

/**
 * The module of one template: its page config with the code that the table names (R3.3), and nothing left out that has a
 * default. All that it takes to show a page type comes in the chunk of that type.
 */
export function pageConfigModule({ key = ['path'], icon, differsByDevice = false, ...code }: PageConfigSource): string {
  const parts = Object.entries<CodeSource>(code)
  const plain = { key, extraData: {}, miniComponent: null, icon: icon ?? null, differsByDevice }
  return [
    ...parts.map(([part, { module, name }]) => `import { ${name} as ${part} } from '${module}'`),
    `export const config = { ...${JSON.stringify(plain)}, ${parts.map(([part]) => part).join(', ')} }`,
  ].join('\n')
}

/** The module of one template. By its name its chunk is found in a build's manifest. */
export function templateModule(type: string): string {
  return `virtual:clipfront/template/${type}`
}
