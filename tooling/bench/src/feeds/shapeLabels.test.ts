import { describe, expect, it } from 'vitest'
import { describeMissingLists } from './layouts.ts'
import { isOfRecord, isOwn, readAllShapeLabels, shapeSets } from './shapeLabels.ts'

const isHere = describeMissingLists() === undefined
const missing = isHere ? '' : ': NOT RUN, because ../shared/data is not on this machine'

/** Of these no record was drawn. */
const SETS_OF_OWN: ReadonlySet<string> = new Set(['third-shapes', 'fourth-shapes', 'fifth-shapes', 'sixth-shapes'])

describe.each(shapeSets)('the labels of %s', (set) => {
  const labels = readAllShapeLabels(set)

  it('are those of the records that were made by hand', () => {
    const own = labels.filter(({ file }) => isOwn(file))
    expect(own.length).toBeGreaterThanOrEqual(100)
    expect(own.filter((label) => !isOfRecord(label))).toEqual([])
  })

  it.skipIf(!isHere)(`are those of the records that were drawn${missing}`, () => {
    const drawn = labels.filter(({ file }) => !isOwn(file))
    expect(drawn.length).toBeGreaterThanOrEqual(SETS_OF_OWN.has(set) ? 0 : 50)
    expect(drawn.filter((label) => !isOfRecord(label))).toEqual([])
  })
})

it('label no record in two sets', () => {
  const records = shapeSets.flatMap((set) => readAllShapeLabels(set).map(({ file, line }) => `${file} ${line}`))
  expect(new Set(records).size).toBe(records.length)
})
