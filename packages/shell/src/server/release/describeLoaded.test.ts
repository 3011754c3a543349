import { expect, it } from 'vitest'
import { describeLoaded } from './describeLoaded.ts'

const [OLD, NEW] = ['1111111111111111', '2222222222222222'] as const

it('names the release of each site and environment once', () => {
  const names = { uk: { prod: OLD, beta: NEW }, de: { prod: OLD } }
  expect(describeLoaded([names, names])).toEqual([`uk prod ${OLD} beta ${NEW}`, `de prod ${OLD}`])
})

it('tells processes apart while they are replaced', () => {
  const all = [{ uk: { prod: OLD } }, { uk: { prod: NEW } }, { uk: { prod: NEW } }]
  expect(describeLoaded(all)).toEqual([`uk prod ${OLD} (1 of 3) ${NEW} (2 of 3)`])
})

it('leaves out what no process could load', () => {
  expect(describeLoaded([{ uk: { prod: OLD } }, {}])).toEqual([`uk prod ${OLD} (1 of 2)`])
  expect(describeLoaded([])).toEqual([])
})
