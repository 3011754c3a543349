import type { Site } from '@clipfront/site-config'
import type { Manifest } from 'vite'
import { MARKS } from '../render/parseEnvelope.ts'
import { templateModule } from '../vite/codeModules.ts'

/** Looks in the system's own face, which load no font (packages/widgets/src/tokens/looks.css). */
const SYSTEM_FACED: ReadonlySet<Site['look']> = new Set<Site['look']>(['grid'])
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

/**
 * Has the browser ask at once for the font that the site uses: the look's, as Vike wrote it, the site's own instead of it, or none.
 */
export function withSiteFont(
  html: string,
  { look, font, fontFamily }: Pick<Site, 'look' | 'font' | 'fontFamily'>,
): string {
  if (fontFamily === null && !SYSTEM_FACED.has(look)) return html
  const own = font ? `<link rel="preload" href="${font}" as="font" crossorigin>` : ''
  return html.replace(/<link rel="preload"[^>]* as="font"[^>]*>/, own)
}
