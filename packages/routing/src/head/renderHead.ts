import { escapeHtml } from './escapeHtml.ts'
import type { Head } from './Head.ts'
import { type HeadTag, tagsOf } from './tagsOf.ts'

// The charset comes first: a browser that met other text before it would have to guess.
const FIXED = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'

/** What stands between `<head>` and the release's own scripts and styles. `lang` and `dir` go to `<html>`, the caller's. */
export function renderHead(head: Head): string {
  return `${FIXED}<title>${escapeHtml(head.title)}</title>${tagsOf(head).map(renderTag).join('')}`
}

function renderTag({ key, name, attributes, text }: HeadTag): string {
  const written = Object.entries({ ...attributes, 'data-head': key })
    .map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`)
    .join('')
  // The text of script and style is not decoded by browsers; it was made safe where it was made.
  return text === undefined ? `<${name}${written}>` : `<${name}${written}>${text}</${name}>`
}
