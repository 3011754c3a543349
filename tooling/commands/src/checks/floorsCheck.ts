import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { SourceFile } from '../base/sourceFiles.ts'
import { findWorkspacePackages, type WorkspacePackage, root } from '../base/workspace.ts'
import { type Check, runTool } from './Check.ts'
import floors from './floors.json' with { type: 'json' }

/** The floors of the architecture. turbo.json says what each tag may import; this says who stands where. */
const FLOORS: Readonly<Record<string, readonly string[]>> = floors
/** Every other folder of `tooling`. */
const TOOLING = ['tooling']

/** What shows people the packages by floor. */
const DRAWINGS = ['docs/images/architecture.svg', 'docs/architecture/002-floors.md']

export const floorsCheck: Check = {
  name: 'floors',
  run: async (signal) => {
    const packages = findWorkspacePackages()
    const folders = packages.map(({ path }) => path)
    return [
      ...findWrongTags(packages),
      ...DRAWINGS.flatMap((path) =>
        findUndrawnPackages(folders, { path, text: readFileSync(join(root, path), 'utf8') }),
      ),
      ...(await runTool(['turbo', 'boundaries'], {
        fix: 'A package imports only from lower floors, by name, and declares what it imports: docs/architecture/002-floors.md',
        signal,
      })),
    ]
  },
}

/** The packages and apps that a picture or a table does not name. */
export function findUndrawnPackages(folders: readonly string[], { path, text }: SourceFile): string[] {
  return folders
    .filter((folder) => !folder.startsWith('tooling/'))
    .filter((folder) => !new RegExp(String.raw`[/\x60>]${basename(folder)}[\s\x60<]`).test(text))
    .map((folder) => `${path} does not show ${folder}.`)
}

/** A package without its tag would be free to import everything, so a missing or different one is a breach. */
export function findWrongTags(packages: readonly WorkspacePackage[]): string[] {
  return packages.flatMap(({ path, folder }) => {
    const wanted = FLOORS[path] ?? (path.startsWith('tooling/') ? TOOLING : undefined)
    if (!wanted) return [`${path} stands on no floor. Give it one in tooling/commands/src/checks/floors.json.`]
    if (isDeepStrictEqual(readTags(join(folder, 'turbo.json')), wanted)) return []
    return [`${path}/turbo.json: write { "extends": ["//"], "tags": ${JSON.stringify(wanted)} }`]
  })
}

function readTags(file: string): unknown {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { tags?: unknown }).tags
  } catch {
    return undefined
  }
}
