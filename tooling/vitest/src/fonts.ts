import { fileURLToPath } from 'node:url'

/**
 * The file behind a path of `fonts.css` or behind the sheet itself, for pages that no bundler brings it to.
 * @param path below the folder under which the sheet is served
 */
export function fontFile(path: string): string {
  return fileURLToPath(import.meta.resolve(path === 'fonts.css' ? './fonts.css' : path))
}
