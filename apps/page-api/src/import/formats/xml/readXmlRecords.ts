import { CutOff } from '../../CutOff.ts'
import { ImportRefusal } from '../../ImportRefusal.ts'
import type { SourceRecord } from '../SourceRecord.ts'
import { readXmlText } from './readXmlText.ts'
import { fieldsOf, localName } from './XmlElement.ts'
import { EndlessXml, type XmlFinding, XmlRecordParser } from './XmlRecordParser.ts'

export interface XmlFormat {
  /** What to call it where a file is none. */
  name: string
  /** Names of the elements that hold records, each with the name of its records; in lower case, without namespaces. */
  records: Readonly<Record<string, string>>
}

/**
 * The records of a document, one at a time, as fields (`fieldsOf`), its own attributes as `@name`; what the feed says of itself before the first of them stands
 * in each under `feed/`. Never more is held than a record at its longest. Takes what hands and machines make of XML: bare
 * ampersands, any namespace, several documents in one file.
 * @throws {ImportRefusal} its encoding is unknown, it is not of this format, or it was cut off
 */
export async function* readXmlRecords(
  file: string,
  format: XmlFormat,
): AsyncIterable<SourceRecord<Record<string, string>>> {
  const parser = new XmlRecordParser(
    (parent, name) => Object.hasOwn(format.records, parent) && format.records[parent] === name,
  )
  let isEmpty = true
  for await (const text of readXmlText(file)) {
    isEmpty &&= text.trim() === ''
    for (const finding of write(parser, text, file)) yield toFields(finding)
  }
  if (!isEmpty) refuseOther(file, format, parser.around)
  if (parser.isCutOff()) throw new CutOff(file)
}

function toFields({ line, excerpt, value, fault }: XmlFinding): SourceRecord<Record<string, string>> {
  if (fault) return { line, excerpt, fault }
  const said = Object.entries(value.heading).map(([key, text]) => [`feed/${key}`, text])
  const own = Object.entries(value.element.attributes).map(([name, text]) => [`@${localName(name)}`, text])
  return { line, excerpt, value: { ...fieldsOf(value.element), ...Object.fromEntries([...own, ...said]) } }
}

function write(parser: XmlRecordParser, text: string, file: string) {
  try {
    return parser.write(text)
  } catch (error) {
    if (!(error instanceof EndlessXml)) throw error
    throw new ImportRefusal(
      'broken',
      `${file} has elements, comments or tags without end. Nothing was changed; ask its sender for a whole one.`,
    )
  }
}

/** A feed may be empty; what holds no place for records is something else. */
function refuseOther(file: string, { name, records }: XmlFormat, seen: ReadonlySet<string>): void {
  if (Object.keys(records).some((parent) => seen.has(parent))) return
  const found = seen.size > 0 ? `elements ${[...seen].slice(0, 8).join(', ')}` : 'no element at all'
  throw new ImportRefusal(
    'unknown-shape',
    `${file} is not ${name}: it has ${found}. Nothing was changed; look whether it is the right file, or of another format.`,
  )
}
