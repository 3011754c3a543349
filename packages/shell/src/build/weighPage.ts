import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageWeight } from '../releases/ReleaseManifest.ts'

/**
 * What the first visit of a page loads: the files that its document names.
 * @param html the page type's envelope
 * @param client folder of the release's files for browsers
 * @returns bytes after gzip
 * @throws {Error} the document names a file that is not there
 */
export async function weighPage(html: string, client: string): Promise<PageWeight> {
  const named = [...new Set([...html.matchAll(/(?:href|src)="(\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path))]
  const sizes = await Promise.all(named.map(async (path) => [path, await sizeOf(join(client, path))] as const))
  const sum = (extension: string) =>
    sizes.filter(([path]) => path.endsWith(extension)).reduce((total, [, bytes]) => total + bytes, 0)
  return { scripts: sum('.js'), styles: sum('.css') }
}

/** Files too small to be worth compressing go out as they are. */
async function sizeOf(file: string): Promise<number> {
  const { size } = await stat(`${file}.gz`).catch(() => stat(file))
  return size
}
