import { serialiseForScript } from '../json/serialiseForScript.ts'
import type { Head } from './resolveHead.ts'

// The charset comes first: a browser that met other text before it would have to guess.
const FIXED = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'

/** What stands between `<head>` and the release's own scripts and styles. `lang` and `dir` go to `<html>`, the caller's. */
export function renderHead(head: Head): string {
  return `${FIXED}<title>${escapeHtml(head.title)}</title>${listTags(head).map(renderTag).join('')}`
}

/** A tag as HTML. */
export function renderTag({ key, name, attributes, text }: HeadTag): string {
  const written = Object.entries({ ...attributes, 'data-head': key })
    .map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`)
    .join('')
  // The text of script and style is not decoded by browsers; it was made safe where it was made.
  return text === undefined ? `<${name}${written}>` : `<${name}${written}>${text}</${name}>`
}

/** A head as it travels to a document that lives: the browser is told what the server would write. */
export interface WrittenHead extends Pick<Head, 'lang' | 'dir'> {
  /** `renderHead`. */
  html: string
}

export function writeHead(head: Head): WrittenHead {
  return { lang: head.lang, dir: head.dir, html: renderHead(head) }
}

/** One element of the head, apart from title, charset and viewport. */
export interface HeadTag {
  /** Names it for life: a client navigation replaces the element of the same key, and removes those without one. */
  key: string
  name: 'meta' | 'link' | 'script' | 'style'
  attributes: Readonly<Record<string, string>>
  text?: string
}

/** The tags of a head, in their order. */
function listTags(head: Head): HeadTag[] {
  return [
    ...meta('description', head.description),
    ...meta('keywords', head.keywords),
    ...meta('robots', head.robots),
    ...link('canonical', 'canonical', head.canonical),
    ...head.hreflang.flatMap(({ language, url }) =>
      link(`alternate-${language}`, 'alternate', url, { hreflang: language }),
    ),
    ...link('icon', 'icon', head.icon),
    ...link('manifest', 'manifest', head.manifest),
    // Fonts are always fetched without credentials; a preload that is not would be thrown away.
    ...link('font', 'preload', head.font, { as: 'font', crossorigin: '' }),
    ...(head.style ? [{ key: 'style', name: 'style', attributes: {}, text: head.style } as const] : []),
    ...jsonLd(head),
  ]
}

function meta(name: string, content: string | null): HeadTag[] {
  return content ? [{ key: name, name: 'meta', attributes: { name, content } }] : []
}

function link(key: string, rel: string, href: string | null, more: Record<string, string> = {}): HeadTag[] {
  return href ? [{ key, name: 'link', attributes: { rel, ...more, href } }] : []
}

function jsonLd(head: Head): HeadTag[] {
  if (head.jsonLd.length === 0) return []
  const text = serialiseForScript({ '@context': 'https://schema.org', '@graph': head.jsonLd })
  return [{ key: 'json-ld', name: 'script', attributes: { type: 'application/ld+json' }, text }]
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand in an element or in a quoted attribute. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
