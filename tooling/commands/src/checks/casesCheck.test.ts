import { describe, expect, it } from 'vitest'
import { compareTitles, parseSpecification, type Specification } from './casesCheck.ts'
import { readSources } from '../base/sourceFiles.ts'

const CASES = ['N1', 'N14', 'P3', 'P4', 'scroll R1']

/** What is wrong with a test file of these lines, by what each finding is about. */
const findingsIn = (specification: Specification, ...lines: string[]) =>
  compareTitles(specification, [{ path: 'a.test.ts', text: lines.join('\n') }]).map((line) => line.split(':', 1)[0])
const missingCases = (...lines: string[]) => findingsIn({ cases: CASES, rows: new Map() }, ...lines)

describe('cases', () => {
  it.each([
    [`it('N14 is', () => {})`, ['N14']],
    ['test(`P3 P4 of ${this}`, () => {})', ['P3', 'P4']],
    [`it.each([['N1', 2], ['scroll R1', 3]])('%s', () => {})`, ['N1', 'scroll R1']],
  ])('are read from %s', (line, names) =>
    expect(missingCases(line)).toEqual(CASES.filter((name) => !names.includes(name))),
  )

  it('are read behind the rows of a title', () => {
    const rows = new Map([
      ['R2.11', 'built'],
      ['R8.1', 'built'],
    ])
    expect(findingsIn({ cases: ['N14'], rows }, `it('[R2.11] [R8.1] N14: is', () => {})`)).toEqual([])
  })

  it.each([
    `// it('N14 is', () => {})`,
    `it('is not N14', () => {})`,
    `it('/stores/caf%C3%A9', () => {})`,
    `const N14 = 1`,
  ])('are not found in %s', (line) => expect(missingCases(line)).toEqual(CASES))

  it('that no table has are refused', () => {
    expect(missingCases(`it('N142 is', () => {})`)).toEqual(['a.test.ts  N142', ...CASES])
  })
})

describe('rows', () => {
  const rows = new Map([
    ['R1.1', 'built'],
    ['R1.2', 'in part'],
    ['R1.4', 'planned'],
  ])
  const specification = { cases: ['N1'], rows }

  it('that are built or built in part are missed, planned ones are not', () => {
    expect(findingsIn(specification, `it('N1', () => {})`)).toEqual(['R1.1', 'R1.2'])
    expect(findingsIn(specification, `it('[R1.1] N1', () => {})`, `describe('a [R1.2] b', () => {})`)).toEqual([])
  })

  it('that no table has are refused', () => {
    expect(findingsIn(specification, `it('[R1.1] N1', () => {})`, `it('[R1.2] [R1.9]', () => {})`)).toEqual([
      'a.test.ts  R1.9',
    ])
  })
})

it('says what to do', () => {
  expect(compareTitles({ cases: ['N1'], rows: new Map([['R1.1', 'built']]) }, [])).toEqual([
    'N1: no test names it. Begin the title of the one that proves it with [ROW] N1, or write it.',
    'R1.1: no test names it. Write [R1.1] into the title of the one that proves it, or mark the row planned.',
  ])
})

it('reads the tables of a page by the name of their first column', () => {
  const text = [
    '| case | given |',
    '| ---- | ----- |',
    String.raw`| N1   | a \| b |`,
    '| N2   | c     |',
    '',
    '| planned case | given |',
    '| ------------ | ----- |',
    '| I1           | d     |',
    'Text.',
    '| id   | behaviour | state |',
    '| ---- | --------- | ----- |',
    '| R1.1 | e         | built |',
  ].join('\n')
  expect(parseSpecification([{ path: 'a.md', text }])).toEqual({
    cases: ['N1', 'N2'],
    rows: new Map([['R1.1', 'built']]),
  })
})

it('finds the cases and rows of docs/spec, each once and each row with a state', () => {
  const { cases, rows } = parseSpecification(readSources(/^docs\/spec\/.+\.md$/))
  expect(cases.length).toBeGreaterThan(150)
  expect(new Set(cases).size).toBe(cases.length)
  expect(cases).toEqual(expect.arrayContaining(['N44', 'scroll R20', 'G9', 'T13']))
  expect(rows.size).toBeGreaterThanOrEqual(73)
  expect(new Set(rows.values())).toEqual(new Set(['built', 'planned']))
})
