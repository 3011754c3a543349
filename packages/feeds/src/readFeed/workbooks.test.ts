import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { aDraftContext } from '../testing/aDraftContext.ts'
import { collectDrafts } from '../testing/collect.ts'
import { type WorkbookCell, workbookFiles, writeWorkbook, writeZip } from '../testing/writeWorkbook.ts'
import { proposeFeedMap } from '../propose/proposeFeedMap.ts'
import { type ImportFormat, readFeedFile, type SheetChoice } from './readFeed.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-workbook-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(bytes: Buffer): string {
  const file = path.join(folder, 'partners.xlsx')
  writeFileSync(file, bytes)
  return file
}

async function read(bytes: Buffer, format: ImportFormat = 'csv') {
  const onWorkbook = vi.fn<(choice: SheetChoice) => void>()
  const drafts = await collectDrafts(readFeedFile(write(bytes), { ...aDraftContext(), format, onWorkbook }))
  return { drafts, offers: drafts.map(({ draft }) => draft), workbook: onWorkbook.mock.calls[0]?.[0] }
}

const HEADER = ['Store', 'Title', 'URL', 'Code', 'Discount', 'Start date', 'End date']
const row = (fields: Partial<Record<'title' | 'code' | 'discount' | 'ends', WorkbookCell>> = {}): WorkbookCell[] => [
  'Oak',
  fields.title ?? 'Acorns',
  'https://oak.com/a',
  fields.code ?? 'OAK20',
  fields.discount ?? '20%',
  null,
  fields.ends ?? null,
]
const OFFERS = [HEADER, row(), row({ title: 'Leaves', code: 'LEAF5' })]

describe('a workbook', () => {
  it('is read as a table', async () => {
    const { drafts, workbook } = await read(writeWorkbook({ Deals: OFFERS }))
    expect(drafts).toMatchObject([
      { line: 2, draft: { domain: 'oak.com', code: 'OAK20', discount: { kind: 'percent', percent: 20 } } },
      { line: 3, draft: { code: 'LEAF5' } },
    ])
    expect(workbook).toEqual({ sheet: 'Deals', rows: 2, others: [] })
  })

  it.each<[string, WorkbookCell, object]>([
    ['a cell in percent', { number: 0.29000000000000004, format: 'percent' }, { kind: 'percent', percent: 29 }],
    ['a bare fraction', 0.25, { kind: 'percent', percent: 25 }],
    ['text', '15 %', { kind: 'percent', percent: 15 }],
  ])('has a discount as %s', async (_, discount, expected) => {
    const { offers } = await read(writeWorkbook({ Deals: [HEADER, row({ discount })] }))
    expect(offers).toMatchObject([{ discount: expected }])
  })

  it.each<[string, WorkbookCell]>([
    ['a date', { number: 46_387, format: 'day' }],
    ['a date with its time', { number: 46_387.75, format: 'clock' }],
    ['a bare count of days', 46_387],
    ['text', '31/12/2026'],
  ])('has a day as %s', async (_, ends) => {
    const { offers } = await read(writeWorkbook({ Deals: [HEADER, row({ ends })] }))
    expect(offers).toMatchObject([{ endsAt: new Date('2026-12-31T23:59:59Z') }])
  })

  it('has cells with signs of CSV, lines and codes of digits alone', async () => {
    const title = '20% off "big", round; flat | old\nacorns'
    const { offers } = await read(writeWorkbook({ Deals: [HEADER, row({ title, code: 20_310_001 }), row()] }))
    expect(offers).toMatchObject([{ code: '20310001' }, { code: 'OAK20' }])
  })

  it('may have a title and blank rows above the names of its columns', async () => {
    const { drafts } = await read(writeWorkbook({ Deals: [['Offers of November'], [], HEADER, [], row()] }))
    expect(drafts).toMatchObject([{ line: 5, draft: { code: 'OAK20' } }])
  })

  it.each([
    ['an empty row far below', '</row><row r="1048576" ht="9"><c r="XFD1048576" s="1"/>'],
    ['a comment and an entity', '<!-- by hand --><c r="A4"><v/></c><c r="B4" t="inlineStr"><is><t>&lt;b></t></is></c>'],
  ])('may have %s', async (_, xml) => {
    const { drafts } = await read(writeWorkbook({ Deals: [...OFFERS, [{ xml }]] }))
    expect(drafts).toMatchObject([{ draft: { code: 'OAK20' } }, { draft: { code: 'LEAF5' } }, ...drafts.slice(2)])
  })

  it('may have one long text in many cells', async () => {
    const { drafts } = await read(sharing(20, 50_001))
    expect(drafts).toHaveLength(20)
  })

  it('is read from the first sheet with a table, and what the others hold is told', async () => {
    const { offers, workbook } = await read(
      writeWorkbook({ Cover: [['Offers'], ['Total', 3]], Deals: OFFERS, Empty: [], Archive: [...OFFERS, row()] }),
    )
    expect(offers).toHaveLength(2)
    expect(workbook).toEqual({
      sheet: 'Deals',
      rows: 2,
      others: [
        { sheet: 'Cover', rows: 2 },
        { sheet: 'Archive', rows: 3 },
      ],
    })
  })

  it('whose first table is another one names the sheet that was read', async () => {
    const contacts = [
      ['Colour', 'Mood'],
      ['Red', 'good'],
    ]
    await expect(read(writeWorkbook({ Contacts: contacts, Deals: OFFERS }))).rejects.toMatchObject({
      word: 'unknown-shape',
      message: expect.stringMatching(/partners\.xlsx .* Its sheet "Contacts" was read, and not "Deals": move/),
    })
  })

  it('cannot steer a terminal by the names of its sheets', async () => {
    const others = {
      '\u001B[2J\u202EDeals\n  read 100': [
        ['Colour', 'Mood'],
        ['Red', 'good'],
      ],
      'b\u0007\u2028c': OFFERS,
    }
    await expect(read(writeWorkbook(others))).rejects.toMatchObject({
      message: expect.stringMatching(
        /^[^\p{Cc}\u2028\u202E]*Its sheet " \[2J Deals read 100" was read, and not "b c": move[^\p{Cc}]*$/u,
      ),
    })
  })

  it('is a table for every format', async () => {
    await expect(read(writeWorkbook({ Deals: OFFERS }), 'json')).rejects.toThrow(/a table: --format csv/)
  })

  it('is mapped', async () => {
    const table = [
      ['Webwinkel', 'Actietitel', 'Kortingscode', 'Doelpagina'],
      ['Eik', '20% korting op eikels', 'EIK20', 'https://eik.com/a'],
    ]
    const proposal = await proposeFeedMap(write(writeWorkbook({ Deals: table })), { format: 'csv', language: 'nl' })
    expect(proposal?.map).toMatchObject({ name: 'partners', fields: { codes: 'Kortingscode', link: 'Doelpagina' } })
  })
})

const below = (xml: string): Buffer => writeWorkbook({ Deals: [...OFFERS, [{ xml }]] })
const far = (address: string): Buffer => below(`<c r="${address}" t="inlineStr"><is><t>x</t></is></c>`)
const FAR = "<c r='XFD1048576'><v>1</v></c>"
const LAST_ROW = '</row><row r="1048576" ht="9">'
/** A table in which as many cells show the same text. */
const sharing = (cells: number, length: number): Buffer =>
  writeZip({
    ...workbookFiles({
      Deals: [
        HEADER,
        ...Array.from({ length: cells }, (_, index) => [{ xml: `<c r="A${index + 2}" t="s"><v>0</v></c>` }]),
      ],
    }),
    'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(length)}</t></si></sst>`,
  })
const ole = (name: string): Buffer =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(name, 'utf16le')])

describe('a workbook is refused', () => {
  it.each<[string, Buffer, string, RegExp]>([
    [
      'that was cut off',
      writeWorkbook({ Deals: OFFERS }).subarray(0, -30),
      'broken',
      /damaged or was cut off.*whole one/,
    ],
    [
      'with a broken sheet',
      writeZip({
        ...workbookFiles({ Deals: OFFERS }),
        'xl/worksheets/sheet1.xml':
          '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>7</v></c></row></sheetData></worksheet>',
      }),
      'broken',
      /cannot be read \(.*save it as xlsx again/,
    ],
    ['without its sheet', writeZip({ 'xl/workbook.xml': '<workbook/>' }), 'broken', /cannot be read \(/],
    [
      'without a sheet',
      writeWorkbook({}),
      'broken',
      /cannot be read \(a part of it is missing or in the wrong place\)/,
    ],
    ['locked by a password', ole('EncryptedPackage'), 'unreadable', /locked by a password.*save it without/],
    ['locked as an archive', writeZip(workbookFiles({ Deals: OFFERS }), 1), 'unreadable', /locked by a password/],
    ['of old Excel', ole('Workbook'), 'unreadable', /old Excel\. Save it as CSV/],
    [
      'of OpenDocument',
      writeZip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<a/>' }),
      'unreadable',
      /\.ods.*save it as xlsx/,
    ],
    ['that is binary', writeZip({ 'xl/workbook.bin': 'x' }), 'unreadable', /\.xlsb.*save it as xlsx/],
    [
      'that is any archive',
      writeZip({ 'readme.txt': 'x' }),
      'unreadable',
      /a zip archive or a spreadsheet\. Unpack it/,
    ],
    ['that is empty', writeWorkbook({ Deals: [] }), 'empty', /without a table.*write the names above/],
    ['with names alone', writeWorkbook({ Deals: [HEADER] }), 'empty', /without a table/],
    ['with a cell far below and beside', far('XFD1048576'), 'unreadable', /span more than 1\.5 million cells/],
    [
      'with a row where none can stand',
      below('</row><row r="99999999999">'),
      'unreadable',
      /span more than 1\.5 million cells/,
    ],
    [
      'with a cell in a row far below the one it names',
      below('</row><row r="1048576"><c r="XFD5"><v>1</v></c>'),
      'unreadable',
      /span more than 1\.5 million cells/,
    ],
    [
      'with rows without a number below a cell far beside',
      below(`<c r="XFD4"><v>1</v></c></row>${'<row/>'.repeat(100)}<row>`),
      'unreadable',
      /span more than 1\.5 million cells/,
    ],
    [
      'of sheets with a row far below',
      writeWorkbook(Object.fromEntries(Array.from('abcdef', (name) => [name, [[{ xml: LAST_ROW }]]]))),
      'unreadable',
      /span more than 1\.5 million cells/,
    ],
    [
      'with an address in small letters',
      far('xfd1048576'),
      'broken',
      /cannot be read \(a cell has the address "xfd1048576"\)/,
    ],
    ['with an address in formulas’ writing', far('$XFD$1048576'), 'broken', /the address "\$XFD\$1048576"/],
    ['with an address in entities', far('&#88;FD1048576'), 'broken', /the address "&#88;FD1048576"/],
    ['with a second address', far('A4" x:r="XFD1048576'), 'broken', /two addresses/],
    ['with a row that is no number', below('</row><row r="&#49;048576">'), 'broken', /the number "&#49;048576"/],
    ['with a cell in what may be a comment', below(`<!-->${FAR}<!-- -->`), 'broken', /in a comment/],
    ['with a cell in what may be a value', below(`<x b"=">${FAR}<x b"=">`), 'broken', /a name that is none/],
    ['with a cell in a value without end', below(`<c b=">${FAR}`), 'broken', /ends within a tag/],
    [
      'of more rows than can be read',
      below(`</row>${'<row/>'.repeat(300_000)}<row>`),
      'broken',
      /more than 300 thousand rows.*as CSV/,
    ],
    ['nested without end', below('<x>'.repeat(5000)), 'broken', /nested too deep/],
    [
      'of one text that many cells share',
      sharing(2000, 50_001),
      'unreadable',
      /more than 100 million characters.*save the sheet/,
    ],
    [
      'that is a bomb',
      writeZip({ ...workbookFiles({ Deals: OFFERS }), 'xl/sharedStrings.xml': Buffer.alloc(160_000_000) }),
      'unreadable',
      /too large.*161 MB when unpacked.*100 MB.*save the sheet/,
    ],
  ])('%s', async (_, bytes, word, message) => {
    await expect(read(bytes)).rejects.toMatchObject({ word, message: expect.stringMatching(message) })
  })

  it('that unpacks to more than its directory says: no room is made for the rest', async () => {
    const cells = `<sst><si><t>${'x'.repeat(1000)}</t></si></sst>`
    const bytes = writeZip({ ...workbookFiles({ Deals: OFFERS }), 'xl/sharedStrings.xml': cells })
    bytes.writeUInt32LE(20, bytes.lastIndexOf('xl/sharedStrings.xml') - 22)
    await expect(read(bytes)).rejects.toMatchObject({
      word: 'broken',
      message: expect.stringMatching(/cannot be read/),
    })
  })
})
