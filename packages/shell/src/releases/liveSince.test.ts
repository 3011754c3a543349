import { expect, it } from 'vitest'
import { liveSince, type Deployment } from './deployments.ts'

function deployedAt(release: string, second: number): Deployment {
  return { release, since: new Date(second * 1000).toISOString(), by: 'ship' }
}
const DEPLOYMENTS = [deployedAt('third', 300), deployedAt('second', 200), deployedAt('first', 100)]

it.each([
  ['what is live, however long it has been', 10_000, ['third']],
  ['what ended after that moment', 250, ['third', 'second']],
  ['what ended at that very moment', 200, ['third', 'second', 'first']],
  ['what was live before anything was written down', 0, ['third', 'second', 'first']],
])('names %s', (_, second, releases) => {
  expect(liveSince(DEPLOYMENTS, second * 1000)).toEqual(releases)
})

it('names nothing where nothing was ever live', () => expect(liveSince([], 0)).toEqual([]))

it('counts a deployment without a time as long ago', () => {
  const [newest, ...older] = DEPLOYMENTS
  expect(liveSince([{ ...(newest as Deployment), since: '' }, ...older], 0)).toEqual(['third', 'first'])
})
