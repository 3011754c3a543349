import { findWorkspacePackages, type WorkspacePackage } from '../base/workspace.ts'
import type { Check } from './Check.ts'

/** The only names of scripts, the same in every package. */
const VERBS = new Set(['dev', 'build', 'test', 'typecheck', 'lint', 'start'])
const SHARED_SCRIPTS = { typecheck: 'tsc --noEmit', lint: 'oxlint --type-aware' }

export const consistencyCheck: Check = {
  name: 'consistency',
  run: async () => findInconsistencies(findWorkspacePackages()),
}

/** Where packages differ that should not: versions of one dependency, names of scripts, what every package must have. */
export function findInconsistencies(packages: readonly WorkspacePackage[]): string[] {
  return [...packages.flatMap(findOddScripts), ...packages.flatMap(findLooseVersions), ...findTwoVersions(packages)]
}

function findOddScripts({ path, scripts }: WorkspacePackage): string[] {
  const file = `${path}/package.json`
  const odd = Object.keys(scripts).filter((name) => !VERBS.has(name))
  const missing = Object.entries(SHARED_SCRIPTS).filter(([name, script]) => scripts[name] !== script)
  return [
    ...odd.map(
      (name) => `${file}: script ${name}. Use one of ${[...VERBS].join(', ')}, or make it a command of tooling.`,
    ),
    ...missing.map(([name, script]) => `${file}: write "${name}": "${script}", as every package has it.`),
  ]
}

function findLooseVersions({ path, name, dependencies }: WorkspacePackage): string[] {
  return Object.entries(dependencies)
    .filter(([dependency, version]) => version !== wantedVersion(dependency, version))
    .map(
      ([dependency, version]) =>
        `${path}/package.json: ${name} wants ${dependency} ${version}. Pin it exactly (workspace packages: workspace:*).`,
    )
}

function wantedVersion(dependency: string, version: string): string {
  if (dependency.startsWith('@clipfront/')) return 'workspace:*'
  return /^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version) ? version : 'exact'
}

function findTwoVersions(packages: readonly WorkspacePackage[]): string[] {
  const users = Map.groupBy(
    packages.flatMap(({ name, dependencies }) =>
      Object.entries(dependencies).map(([dependency, version]) => ({ name, dependency, version })),
    ),
    ({ dependency }) => dependency,
  )
  return [...users].flatMap(([dependency, uses]) => {
    if (new Set(uses.map(({ version }) => version)).size === 1) return []
    const who = uses.map(({ name, version }) => `${version} in ${name}`).join(', ')
    return [`${dependency} has several versions: ${who}. Give all of them the same.`]
  })
}
