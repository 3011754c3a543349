import { cutText } from '../text/cutText.ts'

export interface XmlElement {
  /** In lower case and without its namespace. */
  name: string
  attributes: Readonly<Record<string, string>>
  content: (string | XmlElement)[]
}

/** As long as the longest terms; what goes beyond says nothing of an offer. */
const LONGEST_FIELD = 20_000
/** No map names a place further in; a record of a million characters has room for names without end. */
const LONGEST_PATH = 500
/** How feeds fill an element that has nothing to say. */
const NOTHING = /^(?:|n\/?a|null|undefined|-+)$/i

export function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1).toLowerCase()
}

/** The attributes that say something; `xmlns` names a vocabulary. */
export function withoutNamespaces(attributes: XmlElement['attributes']): XmlElement['attributes'] {
  const names = Object.keys(attributes)
  if (!names.some((name) => name.startsWith('xmlns'))) return attributes
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !name.startsWith('xmlns')))
}

/** All text in an element, that of its children at their places. */
function readText({ content }: XmlElement): string {
  return content.map((part) => (typeof part === 'string' ? part : readText(part))).join('')
}

/** Elements of HTML, which a text may have in it. */
const OF_TEXT: ReadonlySet<string> = new Set(
  'p b i u em strong br a ul ol li div span h1 h2 h3 h4 h5 h6 small'.split(' '),
)

/** Whether all that stands in an element are others of several names: run together, they would say nothing. */
function holdsFields({ content }: XmlElement): boolean {
  const names = new Set(content.flatMap((part) => (typeof part === 'string' ? [] : part.name)))
  return (
    names.size > 1 &&
    ![...names].some((name) => OF_TEXT.has(name)) &&
    content.every((part) => typeof part !== 'string' || part.trim() === '')
  )
}

/**
 * What stands in an element, as fields: its children, and by their paths theirs (`child/grandchild`) and the attributes of all
 * (`child@attribute`). Elements that come several times are one field with bars between. What says nothing is left out.
 */
export function toFields(element: XmlElement): Record<string, string> {
  const fields = new Map<string, string>()
  let level = [{ element, path: '' }]
  // Level by level: where a reader takes no more than so many fields, the outer ones are among them.
  while (level.length > 0) {
    const next: typeof level = []
    for (const { element: parent, path } of level)
      for (const child of parent.content) {
        if (typeof child === 'string') continue
        const key = `${path}${child.name}`
        if (key.length > LONGEST_PATH) continue
        if (!holdsFields(child)) add(fields, key, readText(child))
        for (const [name, value] of Object.entries(child.attributes)) add(fields, `${key}@${localName(name)}`, value)
        next.push({ element: child, path: `${key}/` })
      }
    level = next
  }
  return Object.fromEntries(fields)
}

function add(fields: Map<string, string>, key: string, text: string): void {
  const value = text.trim()
  if (NOTHING.test(value)) return
  const before = fields.get(key) ?? ''
  // Half a sign less is full as well.
  if (before.length < LONGEST_FIELD - 1) fields.set(key, cutText(before ? `${before}|${value}` : value, LONGEST_FIELD))
}
