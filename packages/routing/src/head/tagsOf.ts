import { serialiseForScript } from '../json/index.ts'
import type { Head } from './Head.ts'

/** One element of the head, apart from title, charset and viewport. */
export interface HeadTag {
  /** Names it for life: a client navigation updates the element of the same key, and removes those without one. */
  key: string
  name: 'meta' | 'link' | 'script' | 'style'
  attributes: Readonly<Record<string, string>>
  text?: string
}

/** The tags of a head, in their order: the one list behind the server's HTML and the browser's updates. */
export function tagsOf(head: Head): HeadTag[] {
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
