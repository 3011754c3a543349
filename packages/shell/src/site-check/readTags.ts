/** Attributes of a document's tags of one name, by attribute. For our own HTML, whose attributes are quoted. */
export function readTags(html: string, name: string): Record<string, string>[] {
  const tags = html.match(new RegExp(`<${name}\\b[^>]*>`, 'gi')) ?? []
  return tags.map((tag) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, unescape(value)]),
    ),
  )
}

function unescape(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}
