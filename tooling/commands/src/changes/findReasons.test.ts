import { expect, it } from 'vitest'
import { findReasons, type Inputs } from './findReasons.ts'

const inputs: Inputs = {
  files: {
    'packages/widgets/src/paging/Paging.tsx': ['apps/main', 'category page', 'packages/widgets'],
    'apps/main/public/': ['the build'],
    'pnpm-lock.yaml': ['the build'],
  },
  packages: { react: '19.3.1', '@tanstack/react-query': '5.108.0' },
}
const LOCK = `packages:\n\n  '@tanstack/react-query@5.108.0':\n    resolution: {}\n\n  react@19.3.1:\n    resolution: {}\n`

it('a file that no release holds reaches none', () => {
  expect(findReasons(inputs, ['docs/recipes.md', 'packages/widgets/src/paging/Paging.browser.tsx'], LOCK)).toEqual([])
})

it('says which file reaches it, and on which way', () => {
  const [changed = ''] = Object.keys(inputs.files)
  expect(findReasons(inputs, ['README.md', changed], LOCK)).toEqual([
    { changed, through: ['apps/main', 'category page', 'packages/widgets'] },
  ])
})

it('a file that is gone reaches it where its whole folder counts', () => {
  expect(findReasons(inputs, ['apps/main/public/icon.svg', 'apps/cpw/public/icon.svg'], LOCK)).toEqual([
    { changed: 'apps/main/public/icon.svg', through: ['the build'] },
  ])
})

it('a lock file that changed for others’ packages reaches none', () => {
  expect(findReasons(inputs, ['pnpm-lock.yaml'], `${LOCK}\n  kysely@1.0.0:\n`)).toEqual([])
})

it.each([
  ["'@tanstack/react-query@5.108.0'", '@tanstack/react-query@5.108.0'],
  ['react@19.3.1', 'react@19.3.1'],
])('a package that was another version reaches it: %s', (key, changed) => {
  const before = LOCK.replace(`  ${key}:`, `  ${key.replace(/\d+\.\d+\.\d+/, '1.0.0')}:`)
  expect(findReasons(inputs, ['pnpm-lock.yaml'], before)).toEqual([{ changed, through: ['pnpm-lock.yaml'] }])
})
