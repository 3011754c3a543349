import { expect, it } from 'vitest'
import { overBudget } from './ReleaseManifest.ts'

it('says which page type is too heavy, by what, and what is allowed', () => {
  const weights = {
    home: { scripts: 85_000, styles: 20_000, all: 153_000 },
    merchant: { scripts: 85_001, styles: 20_000, all: 153_001 },
    search: { scripts: 0, styles: 20_001 },
  }
  expect(overBudget({ weights })).toEqual([
    'merchant: 85001 bytes of scripts to hydrate after gzip, 85000 are allowed',
    'merchant: 153001 bytes of scripts in all after gzip, 153000 are allowed',
    'search: 20001 bytes of styles after gzip, 20000 are allowed',
  ])
})
