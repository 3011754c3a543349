import type { BrowserSite } from '../config/browserSite.ts'

/** The module that a release has for its one site; all other code is the same for every site with the same pages. */
export interface SiteModule<Messages = unknown> {
  site: BrowserSite
  /** The words of the site's language. */
  messages: Messages
}

/**
 * Brings the site's facts and words: the module that the document names, and preloads.
 * @throws {Error} the document names none, or it cannot be had
 */
export async function loadSite<Messages>(): Promise<SiteModule<Messages>> {
  const link = document.querySelector<HTMLLinkElement>('link[data-site]')
  if (!link) throw new Error('The document names no site module (link[data-site]): it was not written by this release.')
  return (await import(/* @vite-ignore */ link.href)) as SiteModule<Messages>
}
