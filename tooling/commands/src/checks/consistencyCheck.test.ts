import { expect, it } from 'vitest'
import type { WorkspacePackage } from '../base/workspace.ts'
import { findInconsistencies } from './consistencyCheck.ts'

const scripts = { typecheck: 'tsc --noEmit', lint: 'oxlint --type-aware' }

function build(label: string, changes: Partial<WorkspacePackage> = {}): WorkspacePackage {
  return {
    name: `@clipfront/${label}`,
    path: `packages/${label}`,
    folder: `/packages/${label}`,
    scripts,
    dependencies: {},
    ...changes,
  }
}

it('finds nothing in packages that agree', () => {
  const dependencies = { react: '19.3.1', '@clipfront/a': 'workspace:*' }
  expect(findInconsistencies([build('a'), build('b', { dependencies }), build('c', { dependencies })])).toEqual([])
})

it('finds a version that is not exact', () => {
  const findings = findInconsistencies([build('a', { dependencies: { react: '^19.3.1' } })])
  expect(findings).toEqual([expect.stringContaining('@clipfront/a wants react ^19.3.1')])
})

it('finds two versions of one dependency', () => {
  const packages = ['19.3.0', '19.3.1'].map((react, index) => build(`p${index}`, { dependencies: { react } }))
  expect(findInconsistencies(packages)).toEqual([
    'react has several versions: 19.3.0 in @clipfront/p0, 19.3.1 in @clipfront/p1. Give all of them the same.',
  ])
})

it('finds a script of another name', () => {
  expect(findInconsistencies([build('a', { scripts: { ...scripts, compile: 'tsc' } })])).toEqual([
    expect.stringContaining('script compile'),
  ])
})

it('finds a package that is not linted', () => {
  expect(findInconsistencies([build('a', { scripts: { typecheck: 'tsc --noEmit' } })])).toEqual([
    expect.stringContaining('"lint": "oxlint --type-aware"'),
  ])
})
