import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ReleaseManifest, ReleaseStore } from '@clipfront/shell/releases'

/** Every text of a release, the server’s code with it. @param part a folder of it: then without that code */
export function readTexts(store: ReleaseStore, manifest: ReleaseManifest, part = ''): string {
  const release = path.join(store.resolveFolder(manifest.site, manifest.hash), part)
  const files = readdirSync(release, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(?:m?js|html|json|css)$/.test(file.name))
    .map((file) => path.join(file.parentPath, file.name))
  return [...files, ...(part ? [] : [store.resolveServerCode(manifest.server)])]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
}
