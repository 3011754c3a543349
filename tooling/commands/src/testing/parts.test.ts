import { expect, it } from 'vitest'
import { checkParts, chooseParts, fullParts, testParts } from './parts.ts'

const listNames = (names: string[]) => chooseParts(names).map(({ name }) => name)

it('a run without names has every part, the browser first', () => {
  expect(listNames([])).toEqual(['chromium', ...[...checkParts, ...testParts].map(({ name }) => name)])
})

it('a full run has pictures and Lighthouse as well; another one only where they are named', () => {
  const own = fullParts.map(({ name }) => name)
  expect(own).toEqual(['pictures', 'lighthouse'])
  expect(chooseParts([], true).map(({ name }) => name)).toEqual([...listNames([]), ...own])
  expect(listNames(['pictures'])).toEqual(['chromium', 'pictures'])
})

it('a run of named parts has these in their order, `checks` being all checks', () => {
  expect(listNames(['shipping', 'lint', 'units'])).toEqual(['chromium', 'lint', 'units', 'shipping'])
  expect(listNames(['checks'])).toHaveLength(checkParts.length + 1)
})

it('an unknown part is refused with the list of them', () => {
  expect(() => chooseParts(['ships'])).toThrow(
    /^No part is called ships\. There are: units, stories, releases, journeys, shipping, pictures, lighthouse, checks, and each check: format, /,
  )
})

it.each([
  ['journeys', 'packages/shell/src/server/a.ts', true],
  ['journeys', 'pnpm-lock.yaml', true],
  ['journeys', 'packages/shell/src/server/a.test.ts', false],
  ['journeys', 'apps/e2e/src/journeys/a.e2e.ts', true],
  ['shipping', 'docs/recipes.md', false],
  ['releases', '.changeset/a.md', false],
  ['stories', 'packages/widgets/src/icons/icons.stories.tsx', true],
  ['stories', 'apps/page-api/src/a.ts', false],
  ['units', 'docs/recipes.md', true],
])('%s depend on %s: %s', (name, path, expected) => {
  expect(testParts.find((part) => part.name === name)?.dependsOn?.(path)).toBe(expected)
})
