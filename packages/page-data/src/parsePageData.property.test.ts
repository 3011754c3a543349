import { type Arbitrary, assert, constantFrom, integer, json, jsonValue, oneof, property, tuple } from 'fast-check'
import { expect, it } from 'vitest'
import { PageDataError } from './parseField.ts'
import { parsePageData } from './parsePageData.ts'
import { PAGE_TYPES } from './values/pageTypes.ts'
import { atPath, withoutPath, withPath } from './testing/atPath.ts'
import { buildWirePage } from './testing/buildWirePage.ts'

const pages = PAGE_TYPES.map((type) => ({
  page: buildWirePage(type) as unknown,
  paths: listPaths(buildWirePage(type)),
}))

/** One of the built pages with a value of it replaced or taken away. */
const mutatedPage: Arbitrary<unknown> = tuple(
  constantFrom(...pages),
  integer({ min: 0 }),
  oneof(jsonValue(), constantFrom('GONE')),
).map(([{ page, paths }, choice, value]) => {
  const path = paths[choice % paths.length] ?? 'code'
  return value === 'GONE' ? withoutPath(page, path) : withPath(page, path, value)
})

it('[R3.1] whatever the wire brings, it is read into what JSON carries unchanged, or refused with a path', () => {
  assert(
    property(
      oneof(
        mutatedPage,
        json().map((text): unknown => JSON.parse(text)),
      ),
      readsOrRefuses,
    ),
  )
})

it.each(PAGE_TYPES)('every field of a %s page may hold nonsense', (type) => {
  const page = buildWirePage(type)
  for (const path of listPaths(page)) expect(() => readsOrRefuses(withPath(page, path, { odd: [1] }))).not.toThrow()
})

function readsOrRefuses(wire: unknown): void {
  try {
    const page = parsePageData(wire)
    expect(JSON.parse(JSON.stringify(page))).toStrictEqual(page)
  } catch (error) {
    if (!(error instanceof PageDataError) || error.path === '') throw error
  }
}

function listPaths(node: unknown, prefix = ''): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.keys(node).flatMap((key) =>
    [`${prefix}${key}`].concat(listPaths(atPath(node, key), `${prefix}${key}.`)),
  )
}
