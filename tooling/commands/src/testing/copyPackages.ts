import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listFiles } from '../base/sourceFiles.ts'
import { root } from '../base/workspace.ts'

/** No check reads them, and they are most of the repository. */
const PICTURES = 'apps/e2e/src/pictures/recorded/'

/** The tests of a copied package: Vite serves what is installed elsewhere only when it is told to. No check looks where it lies. */
export const COPIED_CONFIG = 'node_modules/vitest.copied.config.mjs'
const VITEST_CONFIG = `import { mergeConfig } from 'vitest/config'
import config from '../vitest.config.ts'

export default mergeConfig(config, { server: { fs: { strict: false } } })
`

/**
 * A checkout with a copy of some of its packages, in which files may be written; what is installed is that of this checkout, and
 * copied packages find each other. Nothing in it may start pnpm, which would install first: programs are run by their script.
 * @param packages their folders: `packages/widgets`
 * @param beside other folders to copy
 * @returns its folder
 */
export function copyPackages(packages: readonly string[], beside: readonly string[] = []): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'clipfront-copy-')))
  const folders = [...packages, ...beside].map((folder) => `${folder}/`)
  const isCopied = (file: string) => !file.includes('/') || folders.some((folder) => file.startsWith(folder))
  const files = listFiles().filter((file) => isCopied(file) && !file.startsWith(PICTURES))
  for (const file of files) if (existsSync(join(root, file))) cpSync(join(root, file), join(copy, file))
  const places = new Map(packages.map((folder) => [join(root, folder), join(copy, folder)]))
  for (const folder of ['.', ...packages])
    linkInstalled(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'), places)
  mkdirSync(join(copy, '.changeset'), { recursive: true })
  for (const folder of packages)
    if (existsSync(join(copy, folder, 'vitest.config.ts')))
      writeFileSync(join(copy, folder, COPIED_CONFIG), VITEST_CONFIG)
  return copy
}

/** Links each installed package; one that was copied to its copy. */
function linkInstalled(from: string, to: string, places: ReadonlyMap<string, string>): void {
  if (!existsSync(from)) return
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from)) {
    const [source, target] = [join(from, entry), join(to, entry)]
    if (entry.startsWith('@')) linkInstalled(source, target, places)
    // What begins with a dot is the checkout's own, and whatever installs something writes into it.
    else if (!entry.startsWith('.')) symlinkSync(places.get(realpathSync(source)) ?? source, target)
  }
}
