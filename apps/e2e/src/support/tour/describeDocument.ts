/** What tells one page from another, and a page from a wrong or half-drawn one. */
export interface Described {
  title: string
  headings: readonly string[]
  language: string
  direction: string
  canonical: string | null
  robots: string | null
  description: string | null
  mains: number
  loadingBars: number
}

/** Of the document that is shown. @param html of another document. It runs in the browser: nothing around it is there. */
export function describeDocument(html?: string): Described {
  const shown = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
  const read = (selector: string, name: string) => shown.querySelector(selector)?.getAttribute(name) ?? null
  return {
    title: shown.title,
    headings: [...shown.querySelectorAll('h1')].map(({ textContent }) => textContent),
    language: shown.documentElement.lang,
    direction: shown.documentElement.dir,
    canonical: read('link[rel=canonical]', 'href'),
    robots: read('meta[name=robots]', 'content'),
    description: read('meta[name=description]', 'content'),
    mains: shown.querySelectorAll('main').length,
    loadingBars: shown.querySelectorAll('progress').length,
  }
}
