import { readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import type { SourceFile } from '../base/sourceFiles.ts'
import { findWorkspacePackages, type WorkspacePackage, root } from '../base/workspace.ts'
import { type Check, runTool } from './Check.ts'

/** The floors of the architecture. turbo.json says what each tag may import; this says who stands where. */
export const FLOORS: Readonly<Record<string, readonly string[]>> = {
  'packages/cache': ['floor-0'],
  'packages/page-data': ['floor-0'],
  'packages/settings': ['floor-0'],
  'packages/telemetry': ['floor-0'],
  'packages/site-config': ['floor-1'],
  'packages/feeds': ['floor-1'],
  'packages/routing': ['floor-2'],
  'packages/tracking': ['floor-2'],
  'packages/widgets': ['floor-3'],
  'packages/shell': ['floor-3'],
  'packages/catalog': ['floor-3'],
  'apps/main': ['floor-4', 'has-pages'],
  'apps/cpw': ['floor-4', 'has-pages'],
  'apps/page-api': ['floor-4'],
  'apps/catalog-cli': ['floor-4'],
  'apps/extension': ['floor-4'],
  'apps/e2e': ['floor-4'],
  'apps/storybook': ['reads-pages'],
  'tooling/vitest': ['test-setup'],
}
/** Every other folder of `tooling`. */
const TOOLING = ['tooling']

/** What shows people the packages by floor. */
const DRAWINGS = ['docs/images/architecture.svg', 'docs/architecture/002-floors.md']

export const floorsCheck: Check = {
  name: 'floors',
  run: async (signal) => [
    ...findWrongTags(findWorkspacePackages()),
    ...DRAWINGS.flatMap((path) =>
      findUndrawnPackages(findWorkspacePackages().map(placeOf), {
        path,
        text: readFileSync(join(root, path), 'utf8'),
      }),
    ),
    ...(await runTool(['turbo', 'boundaries'], {
      fix: 'A package imports only from lower floors, by name, and declares what it imports: docs/architecture/002-floors.md',
      signal,
    })),
  ],
}

/** The packages and apps that a picture or a table does not name. */
export function findUndrawnPackages(places: readonly string[], { path, text }: SourceFile): string[] {
  return places
    .filter((place) => !place.startsWith('tooling/'))
    .filter((place) => !new RegExp(String.raw`[/\x60>]${basename(place)}[\s\x60<]`).test(text))
    .map((place) => `${path} does not show ${place}.`)
}

function placeOf({ folder }: WorkspacePackage): string {
  return relative(root, folder).replaceAll('\\', '/')
}

/** A package without its tag would be free to import everything, so a missing or different one is a breach. */
export function findWrongTags(packages: readonly WorkspacePackage[], workspaceRoot = root): string[] {
  return packages.flatMap(({ folder }) => {
    const place = relative(workspaceRoot, folder).replaceAll('\\', '/')
    const wanted = FLOORS[place] ?? (place.startsWith('tooling/') ? TOOLING : undefined)
    const file = join(folder, 'turbo.json')
    if (!wanted) return [`${place} stands on no floor. Give it one in tooling/commands/src/checks/floorsCheck.ts.`]
    if (sameTags(readTags(file), wanted)) return []
    return [`${place}/turbo.json: write { "extends": ["//"], "tags": ${JSON.stringify(wanted)} }`]
  })
}

function readTags(file: string): unknown {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { tags?: unknown }).tags
  } catch {
    return undefined
  }
}

function sameTags(tags: unknown, wanted: readonly string[]): boolean {
  return Array.isArray(tags) && tags.length === wanted.length && wanted.every((tag) => tags.includes(tag))
}
