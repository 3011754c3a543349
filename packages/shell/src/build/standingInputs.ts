import { globSync } from 'node:fs'
import { repository } from '../config/repository.ts'
import type { UnitApp } from '../config/UnitApp.ts'

const LEFT_OUT = /\.(?:test|browser|e2e|stories)\.tsx?$|\.md$/

/**
 * Files that decide how a unit's code is built, beside those that are built: the build itself, the app's whole folder (Vike and
 * Vite find some of it by its name), and which packages there are.
 * @returns paths in the repository
 */
export function standingInputs({ unit }: Pick<UnitApp, 'unit'>): string[] {
  const patterns = [
    'packages/shell/src/{build,vite,vike,config}/**/*.ts',
    `apps/${unit}/{pages,public,src}/**/*`,
    `apps/${unit}/vite.config.ts`,
    `apps/${unit}/package.json`,
    'packages/*/package.json',
    'pnpm-lock.yaml',
    'tsconfig.base.json',
  ]
  return globSync(patterns, { cwd: repository, withFileTypes: true })
    .filter((entry) => entry.isFile() && !LEFT_OUT.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(repository.length + 1))
    .toSorted()
}
