/** Formats of text that say nothing of who wrote them. */
export type Content = 'csv' | 'json' | 'xml' | 'yaml' | 'markdown'

const SEPARATORS = [',', ';', '\t', '|'] as const
/** Of a line without the room around it: no two parts that may follow each other match the same sign, or a long line takes minutes. */
const ROW_OF_DASHES = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/
const ITEM_WITH_LINK = /^\s*(?:[-*+]|\d{1,9}[.)]|#{2,6})\s.*(?:\]\(|https?:\/\/)/
const KEY = /^\s*(?:- )?["']?[\p{L}_][\p{L}\p{N}_ .-]*["']?:(?:\s|$)/u
const NAME = /^[^"{}[\]<>]{1,60}$/
/** A list in Markdown may begin with an element of HTML. */
const XML = /^\uFEFF?\s*<(?:\?xml\s|(?:rss|feed|rdf:RDF)[\s>])/
const MOST_LINES = 200
const MOST_ROWS = 20

/**
 * What a text is by how it is written. Something is named only where it could hardly be anything else.
 * @param text its beginning
 */
export function recogniseContent(text: string): Content | undefined {
  if (/^\uFEFF?\s*(?:\[\s*)?\{\s*"(?:[^"\\\n]|\\.)*"\s*:/.test(text)) return 'json'
  if (XML.test(text)) return 'xml'
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_LINES)
  if (isYaml(lines)) return 'yaml'
  if (isMarkdown(lines)) return 'markdown'
  return isTable(lines) ? 'csv' : undefined
}

/** What a text may be although it looks like something else, by its first line. */
const MAY_BE = {
  // Cells may hold anything, also lists with links.
  csv: (found, first) =>
    found === 'markdown' && SEPARATORS.some((sign) => first.includes(sign)) && !/^[|#*+-]/.test(first),
  // JSON is YAML too.
  yaml: (found, first) => found === 'json' || KEY.test(first),
  json: () => false,
  xml: (_, first) => first.startsWith('<'),
  // "Oak: 20% off all lamps" in each line has keys for who reads YAML.
  markdown: (found, first) => found === 'yaml' && /^\s*(?:[-*+]\s)?[^:]{1,60}:\s+(?:\S+\s+){2,}\S/.test(first),
} as const satisfies Record<Content, (found: Content, first: string) => boolean>

/** Whether a text may well be what it is given as: then no other is named. */
export function mayBe(content: Content, text: string): boolean {
  const found = recogniseContent(text)
  const [first = ''] = text.replace(/^\uFEFF?\s*/, '').split('\n')
  return found === undefined || found === content || MAY_BE[content](found, first)
}

/** Lines of keys, or of what stands deeper beneath them. */
function isYaml(lines: readonly string[]): boolean {
  const content = lines.filter((line) => !/^(?:---|\.\.\.|\s*#|%)/.test(line))
  const [first = ''] = content
  const keys = content.filter((line) => KEY.test(line)).length
  return KEY.test(first) && keys > 1 && content.every((line) => KEY.test(line) || /^(?:\s+\S|-\s*$)/.test(line))
}

function isMarkdown(lines: readonly string[]): boolean {
  return lines.some(
    (line, index) =>
      ITEM_WITH_LINK.test(line) ||
      (ROW_OF_DASHES.test(line.trim()) && line.includes('|') && (lines[index - 1] ?? '').includes('|')),
  )
}

/** Rows of as many cells as the first, which names them. */
function isTable([first = '', ...rows]: readonly string[]): boolean {
  const sign = SEPARATORS.reduce((best, next) => (countCells(first, next) > countCells(first, best) ? next : best))
  const names = first.split(sign).map((name) => name.trim().replaceAll(/^"|"$/g, ''))
  const width = countCells(first, sign)
  const same = rows.slice(0, MOST_ROWS).filter((row) => countCells(row, sign) === width).length
  return (
    width > 1 &&
    rows.length > 0 &&
    names.every((name) => NAME.test(name)) &&
    same * 2 > Math.min(rows.length, MOST_ROWS)
  )
}

function countCells(line: string, separator: string): number {
  return line.replaceAll(/"[^"]*"/g, '').split(separator).length
}
