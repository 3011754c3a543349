import { describe, expect, it } from 'vitest'
import { findCycles } from './roomsCheck.ts'

const PACKAGES = new Map([
  ['@clipfront/oak', 'packages/oak'],
  ['@clipfront/elm', 'packages/elm'],
])

/** The groups in a tree of files, each named by its path and written as what it says. */
function cyclesIn(tree: Record<string, string>): string[] {
  const files = Object.entries(tree).map(([path, text]) => ({ path, text }))
  return findCycles(files, PACKAGES).map((finding) => finding.replace(/ import each other:.*/, ''))
}

describe('rooms that import one way', () => {
  it.each<[string, Record<string, string>]>([
    [
      'folders',
      { 'packages/oak/src/a/a.ts': `import { b } from '../b/b.ts'`, 'packages/oak/src/b/b.ts': `import 'node:fs'` },
    ],
    [
      'files of one folder',
      { 'packages/oak/src/a/a.ts': `import './b.ts'`, 'packages/oak/src/a/b.ts': `import './a.ts'` },
    ],
    [
      'folders of two packages that have the same names',
      { 'packages/oak/src/a/a.ts': `import '../b/b.ts'`, 'packages/elm/src/b/b.ts': `import '../a/a.ts'` },
    ],
    [
      'a comment and a text that look like imports',
      {
        'packages/oak/src/a/a.ts': `import '../b/b.ts'`,
        'packages/oak/src/b/b.ts': `// import '../a/a.ts'\nexport const text = "import '../a/a.ts'"`,
      },
    ],
  ])('are no cycle: %s', (_, tree) => expect(cyclesIn(tree)).toEqual([]))
})

describe('a cycle is found', () => {
  it.each([
    ['an import', `import { a } from '../a/a.ts'`],
    ['an import of a type', `import type { A } from '../a/a.ts'`],
    ['an export', `export { a } from '../a/a.ts'`],
    ['an export of all', `export * from '../a/a.ts'`],
    ['an import at run time', `await import('../a/a.ts')`],
    ['a type that is imported in its place', `type A = import('../a/a.ts').A`],
  ])('by %s', (_, text) => {
    expect(cyclesIn({ 'packages/oak/src/a/a.ts': `import '../b/b.ts'`, 'packages/oak/src/b/b.ts': text })).toEqual([
      'packages/oak a, packages/oak b',
    ])
  })

  it('between a folder and the files beside it', () => {
    const tree = { 'packages/oak/src/index.ts': `import './a/a.ts'`, 'packages/oak/src/a/a.ts': `import '../b.ts'` }
    expect(cyclesIn(tree)).toEqual(['packages/oak a, packages/oak src'])
  })

  it('between folders of a folder', () => {
    const tree = {
      'packages/oak/src/a/b/b.ts': `import '../c/c.ts'`,
      'packages/oak/src/a/c/c.ts': `import '../b/b.ts'`,
    }
    expect(cyclesIn(tree)).toEqual(['packages/oak a/b, packages/oak a/c'])
  })

  it('over several folders, once', () => {
    const tree = {
      'packages/oak/src/a/a.ts': `import '../b/b.ts'`,
      'packages/oak/src/b/b.ts': `import '../c/c.ts'`,
      'packages/oak/src/c/c.ts': `import '../a/a.ts'`,
      'packages/oak/src/d/d.ts': `import '../a/a.ts'`,
    }
    expect(cyclesIn(tree)).toEqual(['packages/oak a, packages/oak b, packages/oak c'])
  })

  it('between packages', () => {
    const tree = {
      'packages/oak/src/a.ts': `import '@clipfront/elm/b'`,
      'packages/elm/src/b.ts': `import type { Oak } from '@clipfront/oak'`,
    }
    expect(cyclesIn(tree)).toEqual(['packages/elm, packages/oak'])
  })
})

it('says which imports make it', () => {
  const files = [
    { path: 'packages/oak/src/a/a.ts', text: `import '../b/b.ts'` },
    { path: 'packages/oak/src/b/b.ts', text: `import '../a/a.ts'` },
  ]
  expect(findCycles(files, PACKAGES)[0]).toContain(
    'packages/oak/src/a/a.ts imports ../b/b.ts; packages/oak/src/b/b.ts imports ../a/a.ts',
  )
})
