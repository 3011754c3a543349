import { expect, it } from 'vitest'
import { findNames } from './namesCheck.ts'

it.each([
  ['export function codeOf(): void {}', 'codeOf'],
  ['  const shopUrl = 1', 'shopUrl'],
  ['export const SHOP_PATH = 1', 'SHOP_PATH'],
  ['const pageDataFaults = 1', 'pageDataFaults'],
  ['export interface ISite {}', 'ISite'],
  ['type Catalogue<T> = T', 'Catalogue'],
  ['for (const said of lines) f(said)', 'said'],
  ['export abstract class UserManager {}', 'UserManager'],
])('in %j finds %s', (text, name) => {
  expect(findNames({ path: 'a.ts', text })).toEqual([expect.stringMatching(`^a\\.ts:1 {2}${name}: write `)])
})

it.each([
  'import {\n  type OutOf,\n} from "x"',
  '// const shop = 1',
  'const shopper = offset',
  'let keepAlive = storeOffers(pageData)',
  'export type WireOf<F> = F',
  'export function environmentOf() {}',
])('lets %j be', (text) => expect(findNames({ path: 'a.ts', text })).toEqual([]))

it('reads the name of the file, and names the line', () => {
  expect(findNames({ path: 'src/priceUtils.test.ts', text: '' })).toEqual([
    'src/priceUtils.test.ts:1  priceUtils: write what it is or does.',
  ])
  expect(findNames({ path: 'a.ts', text: '\n\nconst heir = 1' })[0]).toMatch(/^a\.ts:3 /)
})
