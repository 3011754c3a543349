import { expect, it } from 'vitest'
import { isGoodConnection } from './startPrefetch.ts'

const FAST = { isOnline: true, effectiveType: '4g', saveData: false }

it.each([
  ['P7', '2g', { ...FAST, effectiveType: '2g' }, false],
  ['P8', 'slow-2g', { ...FAST, effectiveType: 'slow-2g' }, false],
  ['P9', '3g', { ...FAST, effectiveType: '3g' }, true],
  ['P10', 'data saver', { ...FAST, saveData: true }, false],
  ['P11', 'offline', { ...FAST, isOnline: false }, false],
  ['P12', 'a browser that does not say', { isOnline: true }, true],
  ['P13', 'a browser that says half', { isOnline: true, saveData: false }, true],
] as const)('[R4.10] %s %s', (_row, _name, connection, isGood) => {
  expect(isGoodConnection(connection)).toBe(isGood)
})
