import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findWorkspacePackages, root } from '../base/workspace.ts'
import { runProgram } from '../processes/runProgram.ts'
import floors from './floors.json' with { type: 'json' }
import { findUndrawnPackages, findWrongTags } from './floorsCheck.ts'

const tags = new Map(Object.entries(floors))

/** A workspace of two packages under the repository's own rules. */
let workspace: string

beforeEach(async () => {
  workspace = mkdtempSync(join(tmpdir(), 'clipfront-floors-'))
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, unknown>
  write('package.json', JSON.stringify({ name: 'probe', private: true, packageManager }))
  write('pnpm-workspace.yaml', "packages: ['apps/*', 'packages/*', 'tooling/*']\npmOnFail: ignore\n")
  write('pnpm-lock.yaml', "lockfileVersion: '9.0'\nimporters: { .: {} }\n")
  write('turbo.json', readFileSync(join(root, 'turbo.json'), 'utf8'))
  await runProgram('git', ['init', '--quiet'], { cwd: workspace, quiet: true })
})
afterEach(() => rmSync(workspace, { recursive: true }))

function write(path: string, text: string): void {
  const file = join(workspace, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** A package at its real place, with the tags that it has there. */
function addPackage(place: string, source = '', dependencies: readonly string[] = []): void {
  const named = dependencies.map((dependency) => [buildName(dependency), 'workspace:*'])
  write(
    `${place}/package.json`,
    JSON.stringify({ name: buildName(place), version: '1.0.0', dependencies: Object.fromEntries(named) }),
  )
  write(`${place}/turbo.json`, JSON.stringify({ extends: ['//'], tags: tags.get(place) ?? ['tooling'] }))
  write(`${place}/index.ts`, source)
}

function buildName(place: string): string {
  return `@probe/${place.replace('/', '-')}`
}

const boundaries = () => runProgram('turbo', ['boundaries'], { cwd: workspace, quiet: true })

/** Packages that import others, all in one workspace: each run of Turbo takes most of a second. */
function addImports(imports: readonly (readonly [from: string, to: string])[]): void {
  for (const place of new Set(imports.flat())) {
    const imported = imports.filter(([from]) => from === place).map(([, to]) => to)
    addPackage(place, imported.map((to) => `import '${buildName(to)}'\n`).join(''), imported)
  }
}

const ALLOWED = [
  ['packages/site-config', 'packages/page-data'],
  ['packages/widgets', 'packages/tracking'],
  ['apps/main', 'packages/shell'],
  ['apps/storybook', 'apps/main'],
  ['apps/storybook', 'apps/cpw'],
  ['packages/page-data', 'tooling/vitest'],
  ['tooling/commands', 'packages/site-config'],
] as const

const REFUSED = [
  ['upwards, from floor 0', 'packages/page-data', 'packages/site-config'],
  ['upwards, from floor 1', 'packages/site-config', 'packages/routing'],
  ['upwards, from floor 2', 'packages/tracking', 'packages/widgets'],
  ['upwards, from floor 3', 'packages/shell', 'apps/main'],
  ['sideways, on floor 2', 'packages/routing', 'packages/tracking'],
  ['sideways, on floor 3', 'packages/widgets', 'packages/shell'],
  ['sideways, between apps', 'apps/main', 'apps/page-api'],
  ['an app without pages, from the storybook', 'apps/storybook', 'apps/page-api'],
  ['an app, from the tooling', 'tooling/commands', 'apps/main'],
  ['the tooling, from the product', 'packages/shell', 'tooling/commands'],
  ['the product, from the test set-up', 'tooling/vitest', 'packages/page-data'],
] as const

it(`allows that ${ALLOWED.map(([from, to]) => `${from} imports ${to}`).join(', ')}`, async () => {
  addImports(ALLOWED)
  expect(await boundaries()).toMatchObject({ code: 0 })
})

let rejections: Promise<string> | undefined

/** @returns what Turbo says of all of them at once, on one line */
async function rejectAll(): Promise<string> {
  addImports(REFUSED.map(([, from, to]) => [from, to] as const))
  return (await boundaries()).output.replaceAll(/[\s|]+/g, ' ')
}

it.each(REFUSED)('refuses an import %s: %s of %s', async (_rule, from, to) => {
  rejections ??= rejectAll()
  const rejection = `Package \`${buildName(to)}\` found without any tag listed in allowlist for \`${buildName(from)}\``
  expect(await rejections).toContain(rejection)
})

it('refuses a package that is imported without being declared', async () => {
  addPackage('packages/page-data')
  addPackage('packages/widgets', `import '${buildName('packages/page-data')}'`)
  expect((await boundaries()).code).not.toBe(0)
})

it('refuses a path that leaves the package', async () => {
  addPackage('packages/page-data')
  addPackage('packages/widgets', "import '../page-data/index.ts'")
  expect((await boundaries()).code).not.toBe(0)
})

it.each([
  ['without its tag, which would be free of every rule', '{ "extends": ["//"] }'],
  ['with one tag more, which would be free of more than its own', '{ "tags": ["floor-3", "tooling"] }'],
])('refuses a package %s', (_fault, turbo) => {
  addPackage('packages/widgets')
  expect(findWrongTags(findWorkspacePackages(workspace))).toEqual([])
  write('packages/widgets/turbo.json', turbo)
  expect(findWrongTags(findWorkspacePackages(workspace))).toEqual([
    'packages/widgets/turbo.json: write { "extends": ["//"], "tags": ["floor-3"] }',
  ])
})

it('refuses a folder that stands on no floor', () => {
  addPackage('packages/utils')
  expect(findWrongTags(findWorkspacePackages(workspace))).toEqual([
    expect.stringMatching(/^packages\/utils stands on no floor\./),
  ])
})

it('finds the packages that a drawing does not show', () => {
  const drawing = { path: 'a.svg', text: '<text>apps/main</text><text>widgets <tspan>' }
  expect(findUndrawnPackages(['apps/main', 'packages/widgets', 'packages/main-2', 'tooling/x'], drawing)).toEqual([
    'a.svg does not show packages/main-2.',
  ])
})
