import { expect, it } from 'vitest'
import { overBudget } from './ReleaseManifest.ts'

it('says which page type is too heavy, by what, and what is allowed', () => {
  const weights = {
    home: { scripts: 124_500, styles: 13_000 },
    merchant: { scripts: 124_501, styles: 13_000 },
    search: { scripts: 0, styles: 13_001 },
  }
  expect(overBudget({ weights })).toEqual([
    'merchant: 124501 bytes of scripts after gzip, 124500 are allowed',
    'search: 13001 bytes of styles after gzip, 13000 are allowed',
  ])
})
