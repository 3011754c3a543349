/** A value as the text of an element. */
export function toXml(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** The fields of a record as elements, in order; what is undefined has none. */
export function toElements(record: object, prefix = ''): string {
  const filled = Object.entries(record).filter(([, value]) => value !== undefined)
  return filled.map(([name, value]) => `<${prefix}${name}>${toXml(value)}</${prefix}${name}>`).join('\n')
}
