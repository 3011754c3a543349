import { describe, expect, it } from 'vitest'
import { drawLines, drawSample, holdsOffer, sampleNames } from './drawSample.ts'
import { describeMissingLists, layoutNames, layouts } from './layouts.ts'
import { readLabels } from './labels.ts'

const isHere = describeMissingLists() === undefined
const missing = isHere ? '' : ': NOT RUN, because ../shared/data is not on this machine'
const lines = Array.from({ length: 50 }, (_, position) => ({ hash: `line ${position % 40}`, position }))

describe('the draw of lines', () => {
  it('is the same for a seed, and another for another', () => {
    expect(drawLines(lines, 10, 1)).toEqual(drawLines(lines, 10, 1))
    expect(drawLines(lines, 10, 1)).not.toEqual(drawLines(lines, 10, 2))
  })

  it('takes each text once and keeps the order of the file', () => {
    const drawn = drawLines(lines, 100, 1)
    expect(new Set(drawn.map(({ hash }) => hash)).size).toBe(40)
    expect(drawn.map(({ position }) => position)).toEqual(
      drawn.map(({ position }) => position).sort((one, other) => one - other),
    )
    expect(drawn).toHaveLength(40)
  })
})

it('says in one line which list is missing, where the lists are not on this machine', () => {
  expect(describeMissingLists('/nowhere')).toMatch(
    /^The lists of offers are not on this machine: there is no \/nowhere\/.*\.md\.[^\n]*$/,
  )
})

describe.skipIf(!isHere)(`the labels${missing}`, () => {
  it.each(sampleNames)('are those of the lines that are drawn: %s', (sample) => {
    expect(readLabels(sample).map(({ file, line, hash }) => ({ file, line, hash }))).toEqual(
      drawSample(sample).map(({ file, line, hash }) => ({ file, line, hash })),
    )
  })

  it('are a hundred of each layout at least', () => {
    const labels = readLabels('tuned')
    for (const layout of layoutNames) {
      const files: readonly string[] = layouts[layout]
      expect(labels.filter(({ file }) => files.includes(file)).length).toBeGreaterThanOrEqual(100)
    }
  })
})

it.each([
  ['| [Oak](https://oak.com) | 20% off |', true],
  ['### [Oak | 20% off](https://oak.com)', true],
  ['  * Oak: 20% off', true],
  ['12. Oak: 20% off', true],
  ['| --- | :---: |', false],
  ['## Furniture', false],
  ['Oak sells tables.', false],
])('a line that could hold an offer: %s', (line, expected) => {
  expect(holdsOffer(line)).toBe(expected)
})
