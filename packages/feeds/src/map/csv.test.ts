import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { isReject } from '../draft/Draft.ts'
import { collect } from '../testing/collect.ts'
import { createMappedDrafts } from '../testing/mappedDrafts.ts'
import { readRows } from '../formats/readRows.ts'
import { cellText } from '../formats/readTable.ts'

const readDrafts = createMappedDrafts('csv')
const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-rows-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Each row as its line and cells, or as its line and fault. */
async function rows(text: string | Buffer): Promise<string[]> {
  const file = path.join(folder, 'table.csv')
  writeFileSync(file, text)
  const found = await collect(readRows(file))
  return found.map(({ line, cells, issue }) => `${line} ${issue ?? cells.join('¦')}`)
}

/** What an offer of a table is: code, discount and dates. */
async function offers(text: string): Promise<unknown[]> {
  const drafts = await readDrafts(text)
  return drafts.map(({ draft }) => {
    if (isReject(draft) || !('upk' in draft)) return draft
    return { code: draft.code, discount: draft.discount, starts: day(draft.startsAt), ends: day(draft.endsAt) }
  })
}

const day = (time: Date | null): string | null => time && time.toISOString().slice(0, 10)

const H = 'Store,Title,URL,Code,Discount,Start date,End date'
const row = (fields: Partial<Record<'code' | 'discount' | 'starts' | 'ends', string>>): string =>
  ['Oak', 'Acorns', 'https://oak.com/a', fields.code, fields.discount, fields.starts, fields.ends]
    .map((cell = '') => (/[",]/.test(cell) ? `"${cell}"` : cell))
    .join(',')

describe('the rows of a table', () => {
  it.each<[string, string | Buffer, string[]]>([
    ['commas', 'a,b\n1,2', ['1 a¦b', '2 1¦2']],
    ['semicolons, as where a comma is decimal', 'a;b\n1,5;2', ['1 a¦b', '2 1,5¦2']],
    ['tabs', 'a\tb\n1\t2', ['1 a¦b', '2 1¦2']],
    ['a line that says it', 'sep=;\na;b,c\n1;2', ['2 a¦b,c', '3 1¦2']],
    ['a byte order mark, and lines of Windows', '\uFEFFa,b\r\n1,2\r\n', ['1 a¦b', '2 1¦2']],
    ['blank lines', '\n a,b\n\n1,2\n', ['2 a¦b', '4 1¦2']],
    ['quotes, and quotes in them', 'a,b\n"x ""y"", z",2', ['1 a¦b', '2 x "y", z¦2']],
    ['quotes at both ends of a cell, then room', 'a,b\n"""x"" ",2', ['1 a¦b', '2 "x" ¦2']],
    ['room around quotes', 'a,b\n "x, y" , 2', ['1 a¦b', '2 x, y¦2']],
    ['a line break within quotes', 'a,b\n"x\n\ny",2\n3,4', ['1 a¦b', '2 x\n\ny¦2', '5 3¦4']],
    ['line breaks of Windows within quotes', 'a,b\r\n"x\r\ny",2\r\n3,"4', ['1 a¦b', '2 x\r\ny¦2', '4 3¦"4']],
    ['line ends of old Macs in a row', 'a,b\nx\ry,1\n"x\ry",2\n3,4', ['1 a¦b', '2 x\ry¦1', '3 x\ry¦2', '4 3¦4']],
    [
      'line ends of all kinds',
      'a,b\r\n\r\n1,2\n\r\n3,"4\r\n\r\n"\r\n5,6',
      ['1 a¦b', '3 1¦2', '5 3¦4\r\n\r\n', '8 5¦6'],
    ],
    ['blanks of several bytes', 'a,b\n\u3000x,1\n\u00A0"3,4', ['1 a¦b', '2 x¦1', '3 "3¦4']],
    ['signs of replacement', 'a,b\n\uFFFDx,1', ['1 a¦b', '2 \uFFFDx¦1']],
    ['inches', 'a,b\n5" tree,2\n3,4', ['1 a¦b', '2 5" tree¦2', '3 3¦4']],
    ['a quote that is never closed', 'a,b\n1,"x\n3,4\n5,6', ['1 a¦b', '2 1¦"x', '3 3¦4', '4 5¦6']],
    ['one that would swallow others', 'a,b\n1,"x\n"3, 4",5\n6,7', ['1 a¦b', '2 1¦"x', '3 3, 4¦5', '4 6¦7']],
    [
      'one that closes in a later row',
      'a,b\n1,"x\n3,4\n5,y",6\n7,8',
      ['1 a¦b', '2 1¦"x', '3 3¦4', '4 unreadable_line', '5 7¦8'],
    ],
    ['one with too few columns', 'a,b,c\n1,"x\n3,4,5', ['1 a¦b¦c', '2 unreadable_line', '3 3¦4¦5']],
    ['bytes of another encoding', Buffer.from('a,b\ncaf\u00e9,1\n2,3', 'latin1'), ['1 a¦b', '2 not_utf8', '3 2¦3']],
    ['a letter cut in two at the end', Buffer.from('a,b\n1,caf\u00e9').subarray(0, -1), ['1 a¦b', '2 not_utf8']],
    ['nothing', '', []],
  ])('have %s', async (_, text, expected) => {
    expect(await rows(text)).toEqual(expected)
  })

  it('are refused from the line on where a quote takes in more than fields hold', async () => {
    const rest = Array.from({ length: 200_000 }, (_, index) => `${index},oak 2031`)
    await expect(rows(['a,b', '1,2', '1,"x', ...rest].join('\n'))).rejects.toMatchObject({
      word: 'broken',
      message: expect.stringMatching(/table\.csv cannot be read from line 3 on: a quote in it is not closed/),
    })
  })

  it('are all told where a quote that is closed too late, or never, takes in a megabyte of them', async () => {
    const rest = Array.from({ length: 11_000 }, (_, index) => `${index},${'oak'.repeat(40)}`)
    for (const end of ['', '\n5,y",6']) {
      const found = await rows(`${['a,b', '1,"x', ...rest].join('\n')}${end}`)
      expect(found.slice(0, 2)).toEqual(['1 a¦b', '2 1¦"x'])
      expect(found[11_001]).toMatch(/^11002 10999¦oak/)
    }
  })

  it('of other bytes behind a quote that nobody closes are issues of their own', async () => {
    const found = await rows(Buffer.from('a,b\n1,"x\n2,caf\u00e9\n3,4\n5,y",6', 'latin1'))
    expect(found).toEqual(['1 a¦b', '2 1¦"x', '3 not_utf8', '4 3¦4', '5 unreadable_line'])
  })

  it('may hold a field of many lines', async () => {
    const between = Array.from({ length: 150 }, (_, index) => `${index},2`)
    const found = await rows(['a,b', '1,"x', ...between, 'y"', '3,4'].join('\n'))
    expect(found.map((text) => text.slice(0, 5))).toEqual(['1 a¦b', '2 1¦x', '154 3'])
  })

  it('are the same whether they come alone or in hundreds', async () => {
    const lines = Array.from({ length: 500 }, (_, index) => (index % 70 === 60 ? `"${index}\nx",1` : `"${index}",1`))
    const found = await rows(['a,b', ...lines].join('\n'))
    expect(found).toHaveLength(501)
    expect(found.slice(60, 63)).toEqual(['61 59¦1', '62 60\nx¦1', '64 61¦1'])
  })

  it('end where a field would go on for ever, in time that grows with the file alone', async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => `${index},"x`)
    const found = await rows(['a,b', ...lines].join('\n'))
    expect(found.at(-1)).toBe('20001 19999¦"x')
    expect(found.length).toBeGreaterThan(10_000)
  })
})

it.each([
  ['#N/A', ''],
  ['#REF!', ''],
  ['########', ''],
  ['="00123"', '00123'],
  ["'00123", '00123'],
  ["'Tis", "'Tis"],
  [' oak ', 'oak'],
])('a cell %j is %j', (cell, text) => {
  expect(cellText(cell)).toBe(text)
})

describe('what a spreadsheet has made of offers', () => {
  it.each<[string, string[], unknown[]]>([
    [
      'days that are counted',
      [row({ starts: '45981', ends: '45981.5' }), row({ ends: '46000,25' })],
      [
        { starts: '2025-11-20', ends: '2025-11-20' },
        { starts: null, ends: '2025-12-09' },
      ],
    ],
    [
      'days first, as one of the column shows',
      [row({ ends: '03/04/2026' }), row({ ends: '31/12/2026 23:59' })],
      [{ ends: '2026-04-03' }, { ends: '2026-12-31' }],
    ],
    [
      'months first',
      [row({ ends: '03/04/2026' }), row({ ends: '12/31/2026' })],
      [{ ends: '2026-03-04' }, { ends: '2026-12-31' }],
    ],
    [
      'days that nothing decides',
      [row({ ends: '03/04/2026' }), row({ ends: '01/12/2026' })],
      [{ ends: null }, { ends: null }],
    ],
    [
      'days of both kinds',
      ['31/12/2026', '12/31/2026', '03/04/2026'].map((ends) => row({ ends })),
      ['2026-12-31', '2026-12-31', null].map((ends) => ({ ends })),
    ],
    [
      'days that another column decides',
      [row({ starts: '31/12/2025', ends: '03/04/2026' })],
      [{ starts: '2025-12-31', ends: '2026-04-03' }],
    ],
    [
      'percentages as fractions',
      [row({ discount: '0.25' }), row({ discount: '0,125' }), row({ discount: '1' })],
      [25, 12.5, 100].map((percent) => ({ discount: { kind: 'percent', percent, upTo: false } })),
    ],
    [
      'percentages as fractions beside whole ones',
      [row({ discount: '0.29000000000000004' }), row({ discount: '25' })],
      [29, 25].map((percent) => ({ discount: { kind: 'percent', percent, upTo: false } })),
    ],
    [
      'figures that may be anything',
      [row({ discount: '5' }), row({ discount: '25' })],
      [{ discount: null }, { discount: null }],
    ],
    [
      'amounts of Europe',
      [row({ discount: '1.299,00 € off' })],
      [{ discount: { kind: 'money', amount: 1299, currency: 'EUR', upTo: false } }],
    ],
    [
      'sums in the column of what is saved',
      [row({ discount: '£10' }), row({ discount: '5,00 €' }), row({ discount: 'only $5' })],
      [
        { discount: { kind: 'money', amount: 10, currency: 'GBP', upTo: false } },
        { discount: { kind: 'money', amount: 5, currency: 'EUR', upTo: false } },
        { discount: { kind: 'price', amount: 5 } },
      ],
    ],
    [
      'codes that became numbers or days',
      [row({ code: '1.00E+05' }), row({ code: '10-May' }), row({ code: 'Dez-50' })],
      Array.from({ length: 3 }, () => ({ reason: 'damaged_code' })),
    ],
    [
      'codes that are none',
      [row({ code: '#N/A' }), row({ code: 'No code required' }), row({ code: 'OAK2031' })],
      [{ code: '' }, { code: '' }, { code: 'OAK2031' }],
    ],
    [
      'codes that only look like days',
      [row({ code: '5-Aaz' }), row({ code: 'Oak-20' })],
      [{ code: '5-Aaz' }, { code: 'Oak-20' }],
    ],
  ])('%s', async (_, lines, expected) => {
    expect(await offers([H, ...lines].join('\n'))).toMatchObject(expected)
  })

  it('in another language, with other columns in another order', async () => {
    const table =
      'Gültig bis;Gutscheincode;Händler;Link;Titel;Rabatt in %;Unbekannt\n31.12.2026;EICHEL25;Eiche;https://eiche.de/;Eicheln im Sack;0,25;x'
    expect(await offers(table)).toMatchObject([
      { code: 'EICHEL25', ends: '2026-12-31', discount: { kind: 'percent', percent: 25 } },
    ])
  })
})

it('names its offers where a column does', async () => {
  const table =
    'Offer ID,Store,Title,URL\n7,Oak,Lamps from £29,https://oak.com\n1.2E+12,Oak,Chairs from £29,https://oak.com'
  const drafts = await readDrafts(table)
  expect(drafts.map(({ draft }) => 'externalId' in draft && draft.externalId)).toEqual(['7', ''])
})

it('a table without names is read by a map that knows its columns', async () => {
  expect(await offers('eg.dk;Eg;0,06\nbog.dk;Bøg;0,045\n')).toMatchObject([
    { discount: { kind: 'percent', percent: 6 } },
    { discount: { kind: 'percent', percent: 4.5 } },
  ])
})

it.each([
  ['OAK31, OAK32', 'OAK31'],
  ['["OAK31"]', 'OAK31'],
  ['["OAK31", "OAK32"]', 'OAK31'],
  ['(OAK31)', 'OAK31'],
  ["O'REILLY20", "O'REILLY20"],
  ["L'HIVER15", "L'HIVER15"],
  ['[VIP]20', ''],
  ['OAK7,50', 'OAK7,50'],
  ['SAVE-10,50', 'SAVE-10,50'],
  ['OAK7,50; OAK31', 'OAK7,50'],
  ['OAK31,OAK32', 'OAK31'],
  ['OAK31,50OFF', 'OAK31'],
  ['OAK31/OAK32', 'OAK31'],
  ['ACORN/8', 'ACORN/8'],
  ['ACORN/25', 'ACORN/25'],
  ['AUTO 30', 'AUTO 30'],
  ['AUTO', ''],
  ['GALLO è BUONO', 'GALLO è BUONO'],
  ['No code, just click', ''],
])('of the cell %s the code is "%s"', async (cell, code) => {
  expect(await offers(`${H}\n${row({ code: cell.replaceAll('"', '""') })}`)).toMatchObject([{ code }])
})

describe('a table is refused', () => {
  it.each<[string, string | Buffer, string, RegExp]>([
    ['that is empty', ' \n', 'empty', /is empty/],
    [
      'with columns that no map knows',
      'a,b\n1,2',
      'unknown-shape',
      /Seen: records with a, b\. Known shapes: .*merchant-lines/,
    ],
    ['in UTF-16 without its mark', Buffer.from(H, 'utf16le'), 'unreadable', /UTF-16\. Save it as UTF-8/],
    ['with lines of old Macs', `${H}\r${row({})}\r`, 'unreadable', /old Macs/],
    [
      'with damaged names',
      Buffer.from('476566c3bc686c2cff0a', 'hex'),
      'unreadable',
      /UTF-8.*Nothing was changed; save it/,
    ],
    ['whose names nobody can read', '[1, 2'.repeat(300_000), 'unreadable', /first line.*Nothing was changed; give/],
    ['that is a workbook of old', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'unreadable', /old Excel\. Save it as CSV/],
  ])('%s', async (_, text, word, message) => {
    await expect(readDrafts(text)).rejects.toMatchObject({ word, message: expect.stringMatching(message) })
  })
})

it('names in a title the product that a column names', async () => {
  const drafts = await readDrafts(
    [
      'Store,Product,Title,URL,Discount',
      'Oak,Wireless kettle,,https://oak.com/a,20% off',
      'Oak,Wireless kettle,Summer sale,https://oak.com/b,20% off',
      'Oak,,Summer sale: 20% off,https://oak.com/c,20% off',
    ].join('\n'),
  )
  expect(drafts.map(({ draft }) => ('title' in draft ? [draft.title, draft.detail] : draft))).toEqual([
    ['20% off Wireless kettle', ''],
    ['20% off Wireless kettle', 'Summer sale'],
    ['Summer sale: 20% off', ''],
  ])
})
