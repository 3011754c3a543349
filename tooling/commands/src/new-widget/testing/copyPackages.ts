import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { root } from '../../base/workspace.ts'

const INSTALLED = new Set(['node_modules', 'test-results', 'dist', 'storybook-static'])

/** The tests of a copied package: Vite serves what is installed elsewhere only when it is told to. */
export const COPIED_CONFIG = 'vitest.copied.config.ts'
const VITEST_CONFIG = `import { mergeConfig } from 'vitest/config'
import config from './vitest.config.ts'

export default mergeConfig(config, { server: { fs: { strict: false } } })
`

/**
 * A checkout with a copy of some of its packages, in which files may be written; what is installed is that of this checkout.
 * @param packages their folders: `packages/widgets`
 * @returns its folder
 */
export function copyPackages(packages: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'clipfront-copy-'))
  const rootFiles = globSync(['tsconfig*.json', '.oxlintrc.json', '.oxfmtrc*', 'package.json', 'pnpm-workspace.yaml'], {
    cwd: root,
  })
  for (const file of rootFiles) cpSync(join(root, file), join(copy, file))
  for (const folder of packages) {
    cpSync(join(root, folder), join(copy, folder), {
      recursive: true,
      filter: (path) => !INSTALLED.has(basename(path)),
    })
  }
  for (const folder of ['.', ...packages]) link(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'))
  mkdirSync(join(copy, '.changeset'), { recursive: true })
  for (const folder of packages) writeFileSync(join(copy, folder, COPIED_CONFIG), VITEST_CONFIG)
  return copy
}

function link(from: string, to: string): void {
  if (!existsSync(from)) return
  mkdirSync(dirname(to), { recursive: true })
  symlinkSync(relative(dirname(to), from), to)
}
