import { SaxesParser } from 'saxes'

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XHTML = 'http://www.w3.org/1999/xhtml'

export interface ListedUrl {
  loc: string
  lastmod: string | null
  /** Language and address, in order. */
  links: [hreflang: string, href: string][]
}

export interface ParsedSitemap {
  root: string
  urls: ListedUrl[]
}

/** Reads a sitemap or an index piece by piece, as a crawler does; whatever is not in the protocol is an error. */
export function createSitemapReader(onUrl: (url: ListedUrl) => void) {
  const parser = new SaxesParser({ xmlns: true })
  let root = ''
  let url: ListedUrl | null = null
  const path: string[] = []
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    path.push(local)
    if (path.length === 1) root = local
    const where = path.join('/')
    if (/^(?:urlset\/url|sitemapindex\/sitemap)$/.test(where) && uri === SITEMAP)
      url = { loc: '', lastmod: null, links: [] }
    else if (local === 'link' && uri === XHTML && url) {
      const value = (name: string): string => attributes[name]?.value ?? ''
      if (value('rel') !== 'alternate' || path.length !== 3) throw new Error(`a link that is none: ${where}`)
      url.links.push([value('hreflang'), value('href')])
    } else if (uri !== SITEMAP || !/^(?:urlset|sitemapindex)(?:\/\w+\/(?:loc|lastmod))?$/.test(where))
      throw new Error(`no element of a sitemap: ${where}`)
  })
  parser.on('text', (text) => {
    const element = path.at(-1)
    if (url && element === 'loc') url.loc += text
    else if (url && element === 'lastmod') url.lastmod = (url.lastmod ?? '') + text
    else if (text.trim() !== '') throw new Error(`text in ${path.join('/')}: ${text}`)
  })
  parser.on('closetag', () => {
    if (path.length === 2 && url) {
      onUrl(url)
      url = null
    }
    path.pop()
  })
  return {
    write: (chunk: string): void => void parser.write(chunk),
    /** @returns the name of the root element */
    end: (): string => {
      parser.close()
      return root
    },
  }
}

/** A whole one. */
export function parseSitemap(xml: string): ParsedSitemap {
  const urls: ListedUrl[] = []
  const reader = createSitemapReader((url) => urls.push(url))
  reader.write(xml)
  return { root: reader.end(), urls }
}
