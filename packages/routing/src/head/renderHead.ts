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

/**
 * Makes a living document say what `renderHead` would (R2.14): for client navigations. Elements of the same key are changed
 * in place, missing ones added, and those that the new page lacks removed; whatever else is in the head is left alone.
 */
export function applyHead(head: Head, document: Document): void {
  document.documentElement.lang = head.lang
  document.documentElement.dir = head.dir
  document.title = head.title
  const stale = new Map<string | undefined, HTMLElement>(
    [...document.head.querySelectorAll<HTMLElement>('[data-head]')].map((element) => [
      element.dataset['head'],
      element,
    ]),
  )
  for (const tag of listTags(head)) {
    const element = stale.get(tag.key) ?? createElement(tag, document)
    stale.delete(tag.key)
    update(element, tag)
    if (!element.isConnected) document.head.append(element)
  }
  for (const element of stale.values()) element.remove()
}

function createElement({ key, name }: HeadTag, document: Document): HTMLElement {
  const element = document.createElement(name)
  element.dataset['head'] = key
  return element
}

function update(element: HTMLElement, { attributes, text }: HeadTag): void {
  // Only what differs is written: an icon or a style set again is fetched or computed again.
  for (const [attribute, value] of Object.entries(attributes)) {
    if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value)
  }
  if (text !== undefined && element.textContent !== text) element.textContent = text
}

/** One element of the head, apart from title, charset and viewport. */
export interface HeadTag {
  /** Names it for life: a client navigation updates the element of the same key, and removes those without one. */
  key: string
  name: 'meta' | 'link' | 'script' | 'style'
  attributes: Readonly<Record<string, string>>
  text?: string
}

/** The tags of a head, in their order: the one list behind the server's HTML and the browser's updates. */
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
