import { expect, it } from 'vitest'
import { overBudget } from './ReleaseManifest.ts'

it('says which page type is too heavy, by what, and what is allowed', () => {
  const weights = {
    home: { scripts: 121_000, styles: 12_000 },
    merchant: { scripts: 121_001, styles: 12_000 },
    search: { scripts: 0, styles: 12_001 },
  }
  expect(overBudget({ weights })).toEqual([
    'merchant: 121001 bytes of scripts after gzip, 121000 are allowed',
    'search: 12001 bytes of styles after gzip, 12000 are allowed',
  ])
})
