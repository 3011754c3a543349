import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { array, assert, asyncProperty, constantFrom, jsonValue, record, string, tuple } from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { collect } from '../testing/collect.ts'
import { readJsonRecords } from './readJsonRecords.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-json-'))
afterAll(() => rmSync(folder, { recursive: true }))
/** Each example is written to a file, and read from there. */
const isFull = process.env['FULL'] === '1'
const LISTS = new Set(['offers', 'data'])

async function read(text: string | Buffer) {
  const file = path.join(folder, 'feed.json')
  writeFileSync(file, text)
  return collect(readJsonRecords(file, LISTS))
}

const readValues = async (text: string) => (await read(text)).map(({ value, issue }) => value ?? issue)
const A = '{"a":1}'
const B = '{"b":"]}[{\\"\\\\"}'
const BOTH = [{ a: 1 }, { b: ']}[{"\\' }]

describe('the records of a JSON file', () => {
  it.each([
    ['a list', `[${A},${B}]`],
    ['a list over lines', `\uFEFF\n[\n  ${A},\n\n  ${B}\n]\n`],
    ['a list under a key', `{"offers":[${A},${B}]}`],
    ['a key of other case', `{"Offers" : [${A},${B}]}`],
    [
      'things before and after it',
      `{"result":true,"x":[{"no":1}],"y":{"z":"offers"},"offers":[${A},${B}],"n":{"a":[2]}}`,
    ],
    ['a list further inside', `{"meta":{"offers":2},"answer":{"data":[${A},${B}]},"more":"\\"["}`],
    ['pages in a row', `{"data":[${A}]}\n{"data":[${B}]}\n`],
    ['lists in a row', `[${A}][${B}]`],
    ['lines', `${A}\n${B}\n`],
    ['lines and blank lines', `\uFEFF${A}\r\n\r\n${B}`],
    ['objects in a row, over lines', `{\n"a":1\n}\n{\n${B.slice(1)}`],
    ['a list of which each record has a line', `{"offers":[\n${A}\n,\n${B}\n]}`],
  ])('stand in %s', async (_, text) => {
    expect(await readValues(text)).toEqual(BOTH)
  })

  it('that are lists or numbers, or lack a comma, are issues of their own', async () => {
    const issue = 'unreadable_line'
    const list = `[1,${A},[{"x":1}],{"a":1 "b":2},{"a":1,},"x, y",${B},null]`
    expect(await readValues(list)).toEqual([issue, BOTH[0], issue, issue, issue, issue, BOTH[1], issue])
    expect(await readValues(`${A}\n{"a":\n${B}`)).toEqual([BOTH[0], issue, BOTH[1]])
  })

  it('are known by their places and their text', async () => {
    expect((await read(`[${A},${B}]`)).map(({ line, excerpt }) => [line, excerpt])).toEqual([
      [1, A],
      [2, B],
    ])
  })

  it.each(['\t', '\u0000', '\u001A'])('take the raw control character %j for a blank', async (character) => {
    const text = `[{"a":"x${character}y"},\n${A}]${character}`
    expect(await readValues(text)).toEqual([{ a: 'x y' }, { a: 1 }])
  })

  it('of more than a megabyte, or of other bytes, cost themselves alone', async () => {
    const long = `{"a":"${'x'.repeat(1_000_001)}"}`
    expect(await readValues(`[${long},${A}]`)).toEqual(['too_long', BOTH[0]])
    expect((await read(`[${long}]`))[0]?.excerpt.length).toBeLessThan(2000)
    const latin = Buffer.from(`[{"a":"caf\u00e9"},${A}]`, 'latin1')
    expect((await read(latin)).map(({ value, issue }) => value ?? issue)).toEqual(['not_utf8', BOTH[0]])
  })

  it.each([
    ['{"a":NaN}', /feed\.json is not JSON from line 3 on, behind record 2: Unexpected "N"\. Nothing was changed/],
    ["{'a':1}", /line 3 on, behind record 2: Unexpected "'"/],
    [`{"a":"${'x'.repeat(11_000_000)}"}`, /line 3 on, behind record 2: a text without end/],
  ])('are refused from the line on where %.10s stands', async (broken, message) => {
    const outcome = read(`[\n${A}, ${B},\n${broken}]`)
    await expect(outcome).rejects.toMatchObject({ word: 'broken', message: expect.stringMatching(message) })
  })

  it.each(['', '  \n ', '[]', '{"offers":[]}'])('are none in %j', async (text) => {
    expect(await read(text)).toEqual([])
  })

  it.each([`[${A},`, `[${A}`, `{"offers":[${A},{"b":"x`, `{"offers":[${A}]`])(
    'are refused where the file was cut off: %s',
    async (text) => {
      await expect(read(text)).rejects.toMatchObject({ name: 'ImportError', word: 'broken' })
    },
  )

  it.each(['<html>{}</html>', 'a,b\n1,2', 'Too many requests'])('are not looked for in %j', async (text) => {
    await expect(read(text)).rejects.toMatchObject({ name: 'ImportError', word: 'unreadable' })
  })
})

const anyObject = record(
  { id: constantFrom(1, -2.5, 1e21), text: string({ unit: 'binary' }), more: jsonValue() },
  { requiredKeys: [] },
)

describe('whatever records hold', () => {
  it('they come as they stand', async () => {
    await assert(
      asyncProperty(array(anyObject), constantFrom(undefined, 2), async (records, indent) => {
        const text = JSON.stringify({ before: { offers: 1 }, offers: records, after: [{}] }, undefined, indent)
        expect(await readValues(text.toWellFormed())).toEqual(JSON.parse(text.toWellFormed()).offers)
      }),
      { numRuns: isFull ? 500 : 100 },
    )
  })

  it('they are the same wherever the parts of the file end', async () => {
    const records = Array.from({ length: 20_000 }, (_, id) => ({ id, text: `é🌰 ${id} \\ "` }))
    expect(await readValues(`{"n":1,"offers":${JSON.stringify(records)},"after":[{}]}`)).toEqual(records)
  })

  it('are read behind one that is nested without end', async () => {
    const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`
    expect(await read(`${deep}\n${A}\n`)).toHaveLength(2)
  })

  it('are refused from the line on where the issue is', async () => {
    await expect(read(`[\n${A},\n${'\n'.repeat(100_000)}# more\n${A}]`)).rejects.toMatchObject({
      message: expect.stringMatching(/feed\.json is not JSON from line 100003 on, behind record 1: Unexpected "#"/),
    })
  })

  it('are refused in a message of one line', async () => {
    await expect(read('[{"a":"x\ny"}]')).rejects.toMatchObject({
      message: expect.stringMatching(/feed\.json is not JSON from line 1 on, [^\p{Cc}]*$/u),
    })
  })

  it('bytes of any kind are read to the end, or refused', async () => {
    const scrap = constantFrom('{', '}', '[', ']', '"', '\\', ',', ':', '"offers":[', A, B, '\n', ' ', '1', 'é')
    const anyText = array(scrap, { maxLength: 30 }).map((parts) => parts.join(''))
    await assert(
      asyncProperty(tuple(constantFrom('', '[', '{"offers":['), anyText), async ([start, rest]) => {
        const outcome = await read(start + rest).catch((error: unknown) => error)
        expect(Array.isArray(outcome) || (outcome instanceof Error && outcome.name === 'ImportError')).toBe(true)
      }),
      { numRuns: isFull ? 2000 : 400 },
    )
  })
})
