import { crc32, deflateRawSync } from 'node:zlib'

/** A cell: text, number, flag, nothing, a number in a format that has an index in FORMATS, or XML as it stands. */
export type WorkbookCell =
  | string
  | number
  | boolean
  | null
  | { number: number; format: keyof typeof FORMATS }
  | { xml: string }

const FORMATS = { day: 1, percent: 2, clock: 3 } as const
const STYLES =
  '<styleSheet><numFmts count="1"><numFmt numFmtId="170" formatCode="yyyy\\-mm\\-dd"/></numFmts><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="170" applyNumberFormat="1"/><xf numFmtId="9" applyNumberFormat="1"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>'
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The bytes of a workbook with these sheets, in their order. */
export function writeWorkbook(sheets: Readonly<Record<string, readonly (readonly WorkbookCell[])[]>>): Buffer {
  return writeZip(workbookFiles(sheets))
}

/** The files of which a workbook is the archive. */
export function workbookFiles(
  sheets: Readonly<Record<string, readonly (readonly WorkbookCell[])[]>>,
): Record<string, string> {
  const names = Object.keys(sheets)
  const files: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns:r="${RELATION}"><sheets>${names.map((name, index) => `<sheet name="${escape(name)}" sheetId="${index + 1}" r:id="r${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names.map((_, index) => `<Relationship Id="r${index + 1}" Type="${RELATION}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}<Relationship Id="s" Type="${RELATION}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': STYLES,
  }
  for (const [index, rows] of Object.values(sheets).entries())
    files[`xl/worksheets/sheet${index + 1}.xml`] =
      `<worksheet><sheetData>${rows.map((cells, row) => `<row r="${row + 1}">${cells.map((cell, column) => writeCell(cell, `${letter(column)}${row + 1}`)).join('')}</row>`).join('')}</sheetData></worksheet>`
  return files
}

function writeCell(cell: WorkbookCell, address: string): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return `<c r="${address}" t="inlineStr"><is><t>${escape(cell)}</t></is></c>`
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${address}" t="b"><v>${Number(cell)}</v></c>`
  return 'xml' in cell ? cell.xml : `<c r="${address}" s="${FORMATS[cell.format]}"><v>${cell.number}</v></c>`
}

function letter(column: number): string {
  return String.fromCodePoint(65 + column)
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/**
 * A zip archive.
 * @param flags 1 says that it needs a password
 */
export function writeZip(files: Readonly<Record<string, string | Buffer>>, flags = 0): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content)
    const common = Buffer.alloc(26)
    for (const [at, number] of [20, flags, 8].entries()) common.writeUInt16LE(number, at * 2)
    for (const [at, number] of [crc32(content), packed.length, Buffer.byteLength(content)].entries())
      common.writeUInt32LE(number, 10 + at * 4)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), common, rest, Buffer.from(name)]))
    parts.push(local)
    offset += local.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, end])
}
