import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { array, assert, asyncProperty, constantFrom } from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { collect } from '../testing/collect.ts'
import { readTable, saysNothing } from './readTable.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-table-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function read(text: string | Buffer) {
  const file = path.join(folder, 'feed.csv')
  writeFileSync(file, text)
  return collect(readTable(file))
}

const readValues = async (text: string) => (await read(text)).map(({ value, issue }) => value ?? issue)
const nameColumns = (count: number): string => Array.from({ length: count }, (_, index) => `c${index}`).join(',')
const ROWS = [
  { Id: '1', Title: 'acorns, 10% off' },
  { Id: '2', Title: 'oak "Tower"' },
]

describe('the rows of a table', () => {
  it.each([
    ['commas', 'Id,Title\n1,"acorns, 10% off"\n2,"oak ""Tower"""\n'],
    ['semicolons', 'Id;Title\r\n1;acorns, 10% off\r\n2;"oak ""Tower"""'],
    ['tabs and a byte order mark', '\uFEFFId\tTitle\n1\tacorns, 10% off\n2\t"oak ""Tower"""'],
    ['bars', '"Id"|"Title"\n1|acorns, 10% off\n2|"oak ""Tower"""'],
    ['quotes that are not doubled', 'Id;Title\n1;acorns, 10% off\n2;oak "Tower"'],
    ['blank lines', '\nId,Title\n\n1,"acorns, 10% off"\n\n2,"oak ""Tower"""\n\n'],
    ['columns without a name', 'Id,,Title,\n1,x,"acorns, 10% off",y,z\n2,,"oak ""Tower"""'],
  ])('are told by %s', async (_, text) => {
    expect(await readValues(text)).toEqual(ROWS)
  })

  const THREE = [{ Shop: 'Oak', Offer: '10% off', Code: 'OAK31' }]
  it.each([
    ['a title', 'Deals of the week;;\nShop;Offer;Code\nOak;10% off;OAK31'],
    ['a title without the signs between columns', 'Deals of the week\n\nShop\tOffer\tCode\nOak\t10% off\tOAK31'],
    [
      'remarks with commas, in quotes',
      '"Ours, tested, new",,\n"As of 1 Nov",,\n,,\nShop,Offer,Code\nOak,10% off,OAK31',
    ],
    ['a title with a comma, above semicolons', 'Deals, 27.11.2026\nShop;Offer;Code\nOak;10% off;OAK31'],
    ['the same above tabs', 'Deals, 27.11.2026\n\nShop\tOffer\tCode\nOak\t10% off\tOAK31'],
    ['the same above bars', 'Deals, codes, 27.11.2026\nShop|Offer|Code\nOak|10% off|OAK31'],
    ['the same above commas', 'Deals, 27.11.2026\nShop,Offer,Code\nOak,10% off,OAK31'],
    ['names of groups of columns', 'Deals,,\n,What,\nShop,Offer,Code\nOak,10% off,OAK31'],
  ])('come below %s', async (_, text) => {
    expect(await readValues(text)).toEqual(THREE)
  })

  it('are not passed over where the first line names one column alone', async () => {
    expect(await readValues('Title\nacorns, nuts, 10% off\nbark')).toEqual([{ Title: 'acorns' }, { Title: 'bark' }])
  })

  it.each([
    [
      'a row of data with commas',
      'Link;Offer\noak.com;Free delivery on beds, chairs, lamps, rugs\nelm.com;10% off',
      ['Link', 'Offer'],
    ],
    [
      'rows of data with bars in the last column',
      'Shop,Offer\noak.com,10% off beds|chairs|lamps\nelm.com,5% off rugs|mats|bags',
      ['Shop', 'Offer'],
    ],
    ['rows with more cells than names', 'Shop,Offer\noak.com,10% off,OAK\nelm.com,5% off,ELM', ['Shop', 'Offer']],
    ['names with gaps over a full row', 'Shop,,,Offer,\nOak,oak.com,bed,sale,OAKSALE', ['Shop', 'Offer']],
  ])('are not passed over for %s', async (_, text, names) => {
    const [first] = await readValues(text)
    expect(Object.keys(first as object)).toEqual(names)
  })

  it('may be short, long, over several lines', async () => {
    const rows = await read('Id,Title\n1\n2,b,c\n3,"over\nlines"\n4,d')
    expect(rows.map(({ value }) => value)).toEqual([
      { Id: '1', Title: '' },
      { Id: '2', Title: 'b' },
      { Id: '3', Title: 'over\nlines' },
      { Id: '4', Title: 'd' },
    ])
    expect(rows.map(({ line }) => line)).toEqual([2, 3, 4, 6])
  })

  it('of other bytes are issues of their own', async () => {
    const rows = await read(Buffer.from('Id,Title\n1,caf\u00e9\n2,b', 'latin1'))
    expect(rows.map(({ issue }) => issue)).toEqual(['not_utf8', undefined])
  })

  it.each([
    ['a quote that is never closed', 'Id,Title\n1,a\n2,"b\n3,c', ['a', '"b', 'c']],
    ['one that stands before too few cells', 'Id,Title,Code\n1,a,A\n2,"b\n3,c,C', ['a', 'unreadable_line', 'c']],
    ['a row without end', `Id,Title\n1,a\n2,${'x'.repeat(1_100_000)}\n3,c`, ['a', 'too_long', 'c']],
  ])('%s: costs its own line', async (_, text, titles) => {
    const rows = await read(text)
    expect(rows.map(({ value, issue }) => issue ?? value?.['Title'])).toEqual(titles)
  })

  it('are none where nobody can read the names', async () => {
    await expect(read(Buffer.from('Id,Gef\u00fchl\n1,a', 'latin1'))).rejects.toMatchObject({ word: 'unreadable' })
    await expect(read('Id,Title\r1,a\r')).rejects.toMatchObject({ word: 'unreadable' })
  })

  it('have 500 columns at most, and any number without a name', async () => {
    const [row] = await readValues(`${nameColumns(500)}${','.repeat(16_000)}\na,b`)
    expect(row).toMatchObject({ c0: 'a', c1: 'b', c2: '', c499: '' })
    await expect(read(`${nameColumns(501)}\na,b`)).rejects.toMatchObject({
      word: 'unreadable',
      message: expect.stringMatching(/feed\.csv is a table of 501 columns; at most 500 are read\. Nothing was changed/),
    })
  })

  it('of a spreadsheet are what their author meant', async () => {
    expect(await readValues('Id,Title\n="00123",#N/A')).toEqual([{ Id: '00123', Title: '' }])
  })

  it.each(['', '\n', 'Id,Title'])('are none in %j', async (text) => {
    expect(await read(text)).toEqual([])
  })

  it('of any kind are read to the end, or refused', async () => {
    const scrap = constantFrom('a', '"', '""', ',', ';', '\t', '\n', '\r\n', '\uFEFF', '__proto__', 'é', ' ')
    await assert(
      asyncProperty(array(scrap, { maxLength: 20 }), async (parts) => {
        const outcome = await read(parts.join('')).catch((error: unknown) => error)
        expect(Array.isArray(outcome) || (outcome instanceof Error && outcome.name === 'ImportError')).toBe(true)
      }),
    )
  })
})

describe('a cell', () => {
  it.each(['', ' ', 'NULL', 'NaN', 'n/a', 'None', 'nil', 'undefined', '#N/A', '#REF!', '-', '–', '…', 'k. A.', 'brak'])(
    'of %j says nothing',
    (cell) => {
      expect(saysNothing(cell)).toBe(true)
    },
  )

  it.each(['Nancy', 'None left', '0', '½', 'null and void', 'ナン'])('of %j says something', (cell) => {
    expect(saysNothing(cell)).toBe(false)
  })
})
