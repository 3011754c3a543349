import { statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * True for a path of the site behind which a file of the app lies that every release serves.
 * @param root the app's folder
 */
export function isPublicFile(root: string, path: string): boolean {
  return path.startsWith('/') && (statSync(join(root, 'public', path), { throwIfNoEntry: false })?.isFile() ?? false)
}
