const ELEMENT = 1
const TEXT = 3
/** Elements whose text nobody reads. */
const SILENT = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'SVG', 'HEAD'])

interface ReadingOptions {
  /** Also what a closed `<details>` holds. @default false */
  opensDetails?: boolean
}

/** The text of an element as a reader or a screen reader meets it, spaces and marks of direction made plain. */
export function readText(element: Element, options: ReadingOptions = {}): string {
  const parts: string[] = []
  collect(element, options, parts)
  return plain(parts.join(' '))
}

/** Without marks of direction, and with one plain space for any number of any kind. */
export function plain(text: string): string {
  return text
    .replaceAll(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** With Arabic digits as the digits that a number is parsed from. */
export function withPlainDigits(text: string): string {
  return text.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
}

/** Texts of an element, one for each of its text nodes. Inline markup parts them, so that a label of one word is found alone. */
export function listTexts(element: Element, options: ReadingOptions = {}): string[] {
  const parts: string[] = []
  collect(element, options, parts)
  return parts.map(plain).filter((part) => part !== '')
}

function collect(node: Node, options: ReadingOptions, parts: string[]): void {
  if (node.nodeType === TEXT) parts.push(node.nodeValue ?? '')
  if (node.nodeType !== ELEMENT) return
  const element = node as Element
  const name = element.tagName.toUpperCase()
  if (SILENT.has(name) || element.hasAttribute('hidden')) return
  const isClosed = name === 'DETAILS' && !element.hasAttribute('open') && !options.opensDetails
  for (const child of element.childNodes) {
    if (!isClosed || (child as Element).tagName?.toUpperCase() === 'SUMMARY') collect(child, options, parts)
  }
}

/** How a finding names an element: its tag, what marks it, and how its text begins. */
export function describeElement(element: Element): string {
  const marks = ['id', 'data-action', 'data-card', 'data-coupon-id'].flatMap((name) => {
    const value = element.getAttribute(name)
    return value === null ? [] : [`${name}="${value}"`]
  })
  const text = readText(element)
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text
  return `<${[element.tagName.toLowerCase(), ...marks].join(' ')}> ${shown}`.trim()
}
