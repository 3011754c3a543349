import type { Site } from '@clipfront/site-config'
import type { Manifest } from 'vite'
import { MARKS } from '../render/parseEnvelope.ts'
import { templateModule } from '../vite/codeModules.ts'

/** Whether a look has a face of ours, or the system's own (packages/widgets/src/tokens/looks.css). */
const HAS_OWN_FACE = { editorial: true, grid: false, guest: true } as const satisfies Record<Site['look'], boolean>
/** What waits for the app to be wanted, as Vike's configuration names it. */
const ENTRY = 'pages/client.ts'
/** The browser's app, which that one loads. */
export const APP = 'src/start.ts'

/**
 * Adds to a page type's document what the app and the page's template need: their styles and their code, and what those need in
 * turn. The browser asks for all of it at once, not one after the other as imports name each other. The app finds the template by
 * its link.
 * @param html as Vike wrote it, with what every page needs
 * @throws {Error} the build has no such template
 */
export function withTemplate(html: string, type: string, manifest: Manifest): string {
  const chunks = collectChunks(listEntries(type, manifest), manifest, ({ imports = [] }) => imports)
  const isMissing = (file: string) => !html.includes(`"/${file}"`)
  const styles = new Set(chunks.flatMap(({ css = [] }) => css).filter(isMissing))
  const scripts = new Set(chunks.map(({ file }) => file).filter(isMissing))
  const template = manifest[templateModule(type)]?.file
  const links = [
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...[...scripts].map(
      (file) => `<link rel="modulepreload" href="/${file}"${file === template ? ' data-template' : ''}>`,
    ),
  ]
  return html.replace('</head>', `${links.join('')}</head>`)
}

/** What hydrates a page of that type: what waits for the app, the app, which that one loads, and the template. */
export function listEntries(type: string, manifest: Manifest): string[] {
  return [ENTRY, ...(manifest[ENTRY]?.dynamicImports ?? []), templateModule(type)]
}

/** The scripts that a page of that type may ever load, without the templates of others. Paths in the release's files for browsers. */
export function listAllScripts(type: string, manifest: Manifest): string[] {
  const isForeign = (key: string) => key.startsWith(templateModule('')) && key !== templateModule(type)
  const chunks = collectChunks(listEntries(type, manifest), manifest, ({ imports = [], dynamicImports = [] }) =>
    [...imports, ...dynamicImports].filter((key) => !isForeign(key)),
  )
  return [...new Set(chunks.map(({ file }) => file))]
}

/** Chunks and those that they need, each once, what is needed first at first. @throws {Error} the build has no such chunk */
export function collectChunks(
  keys: readonly string[],
  manifest: Manifest,
  listNeeded: (chunk: Manifest[string]) => readonly string[],
  seen = new Set<string>(),
): Manifest[string][] {
  return keys.flatMap((key) => {
    if (seen.has(key)) return []
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}.`)
    return [...collectChunks(listNeeded(chunk), manifest, listNeeded, seen), chunk]
  })
}

/** Vike puts its styles first in the head; the charset, which the head's own part begins with, must come before them. */
export function withHeadFirst(html: string): string {
  return html.replace(MARKS.head, '').replace('<head>', `<head>${MARKS.head}`)
}

/**
 * Names the site's own module for its page type in a document: the browser brings it along with the code, and the app finds it by this link.
 * @param path of the module on the site
 */
export function withSiteModule(html: string, path: string): string {
  return html.replace('</head>', `<link rel="modulepreload" href="${path}" data-site></head>`)
}

/** The same for a page type's template, which `withTemplate` names in a release. */
export function withTemplateModule(html: string, path: string): string {
  return html.replace('</head>', `<link rel="modulepreload" href="${path}" data-template></head>`)
}

/** Asks for the font of the look, as Vike does, only where the site uses it: its own one is asked for by the head of each page. */
export function withUsedFont(html: string, { look, font }: Pick<Site, 'look' | 'font'>): string {
  return HAS_OWN_FACE[look] && font === null ? html : html.replace(/<link rel="preload"[^>]* as="font"[^>]*>/, '')
}
