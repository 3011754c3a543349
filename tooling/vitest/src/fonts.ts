import { fileURLToPath } from 'node:url'

const OWN_SHEETS: ReadonlySet<string> = new Set(['fonts.css', 'pictureFonts.css'])

/**
 * The file behind a path of a sheet of fonts or behind the sheet itself, for pages that no bundler brings it to.
 * @param path below the folder under which the sheet is served
 */
export function fontFile(path: string): string {
  return fileURLToPath(import.meta.resolve(OWN_SHEETS.has(path) ? `./${path}` : path))
}
