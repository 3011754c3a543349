import { expect, it } from 'vitest'
import type { Site } from '../../site/Site.ts'
import { sites } from '../../sites.ts'
import { nameSite } from '../SiteIssue.ts'
import { findSiteIssues } from '../findSiteIssues.ts'

/** What is told of the real list, with one file that says something else. */
export function findIssues(name: string, wrong: object) {
  return findSiteIssues(listWith(name, wrong))
}

/** The same of that file alone, for those who ask about many. */
export function findOwnIssues(name: string, wrong: object) {
  const list = listWith(name, wrong)
  return findSiteIssues(
    list,
    list.filter((site) => !sites.includes(site)),
  )
}

function listWith(name: string, wrong: object): Site[] {
  return sites.map((site) => (nameSite(site) === name ? Object.assign({}, site, wrong) : site))
}

/** One wrong file: whose, what it says, and the field, the problem and the fix that must be told of it. */
type Row = readonly [name: string, wrong: object, field: string, problem: RegExp, fix: RegExp]

/** Each of these is one issue, told as the row says. */
export function reports(rows: readonly Row[]): void {
  it.each(rows)('%s: %j', (name, wrong, field, problem, fix) => {
    const issue = { site: name, field, problem: expect.stringMatching(problem), fix: expect.stringMatching(fix) }
    expect(findIssues(name, wrong)).toEqual([issue])
  })
}

/** None of these is a issue. */
export function accepts(rows: readonly (readonly [name: string, right: object])[]): void {
  it.each(rows)('%s may say %j', (name, right) => {
    expect(findIssues(name, right)).toEqual([])
  })
}
