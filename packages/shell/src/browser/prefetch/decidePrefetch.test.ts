import { expect, it } from 'vitest'
import { decidePrefetch } from './decidePrefetch.ts'

const FAST = { isOnline: true, effectiveType: '4g', saveData: false }
const SEEN = { type: 'merchant', isLoaded: false, isWanted: true, connection: FAST } as const

it.each([
  ['P1', 'in view', {}, 'load'],
  ['P2', 'not in view', { isWanted: false }, 'watch'],
  ['P3', 'nothing to prefetch', { type: null }, 'ignore'],
  ['P7', '2g', { connection: { ...FAST, effectiveType: '2g' } }, 'watch'],
  ['P8', 'slow-2g', { connection: { ...FAST, effectiveType: 'slow-2g' } }, 'watch'],
  ['P9', '3g', { connection: { ...FAST, effectiveType: '3g' } }, 'load'],
  ['P10', 'data saver', { connection: { ...FAST, saveData: true } }, 'watch'],
  ['P11', 'offline', { connection: { ...FAST, isOnline: false } }, 'watch'],
  ['P12', 'a browser that does not say', { connection: { isOnline: true } }, 'load'],
  ['P13', 'a browser that says half', { connection: { isOnline: true, saveData: false } }, 'load'],
  ['P14', 'already loaded', { isLoaded: true }, 'ignore'],
  ['P14', 'already loaded, and not in view', { isLoaded: true, isWanted: false }, 'ignore'],
] as const)('[R4.10] %s %s', (_row, _name, facts, decision) => {
  expect(decidePrefetch({ ...SEEN, ...facts })).toBe(decision)
})
