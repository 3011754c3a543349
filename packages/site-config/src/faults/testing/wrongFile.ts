import { expect, it } from 'vitest'
import type { Site } from '../../Site.ts'
import { sites } from '../../sites.ts'
import { findSiteFaults } from '../findSiteFaults.ts'
import { nameOf } from '../nameOf.ts'

/** What is told of the real list, with one file that says something else. */
export function faultsOf(name: string, wrong: object) {
  return findSiteFaults(listWith(name, wrong))
}

/** The same of that file alone, for those who ask about many. */
export function ownFaultsOf(name: string, wrong: object) {
  const list = listWith(name, wrong)
  return findSiteFaults(
    list,
    list.filter((site) => !sites.includes(site)),
  )
}

function listWith(name: string, wrong: object): Site[] {
  return sites.map((site) => (nameOf(site) === name ? Object.assign({}, site, wrong) : site))
}

/** One wrong file: whose, what it says, and the field, the problem and the fix that must be told of it. */
type Row = readonly [name: string, wrong: object, field: string, problem: RegExp, fix: RegExp]

/** Each of these is one fault, told as the row says. */
export function eachIsTold(rows: readonly Row[]): void {
  it.each(rows)('%s: %j', (name, wrong, field, problem, fix) => {
    const told = { site: name, field, problem: expect.stringMatching(problem), fix: expect.stringMatching(fix) }
    expect(faultsOf(name, wrong)).toEqual([told])
  })
}

/** None of these is a fault. */
export function eachIsRight(rows: readonly (readonly [name: string, right: object])[]): void {
  it.each(rows)('%s may say %j', (name, right) => {
    expect(faultsOf(name, right)).toEqual([])
  })
}
