import { hash } from 'node:crypto'
import { serialiseForScript } from '@clipfront/routing/json'
import type { Site } from '@clipfront/site-config'
import { COLOURS } from '@clipfront/site-config/colours'
import type { OfflineWords } from '../../render/OfflineWords.ts'
import { OFFLINE_SCRIPT } from './offlineScript.ts'

const RADII = { editorial: 10, grid: 2, guest: 0 } as const satisfies Record<Site['look'], number>
/** Languages whose long style has gaps that nobody writes. */
const WRITES_NARROW = /^ja\b/

/**
 * The page that a browser shows where no page can be had (R7.14), in the site's look and language. It is all in one document: a
 * worker stores it, and nothing that it would name can be had either.
 */
export function renderOfflinePage(site: Site, words: OfflineWords): { html: string; headers: Record<string, string> } {
  const { language, direction, name, partner } = site
  const style = writeStyle(site)
  const output = { ...words, style: WRITES_NARROW.test(language) ? 'narrow' : 'long' }
  const html = `<!DOCTYPE html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(words.heading)}</title><style>${style}</style></head><body><header><a href="/">${escape(partner?.name ?? name)}</a></header><main><h1>${escape(words.heading)}</h1><p>${escape(words.text)}</p><p><a class="action" href="">${escape(words.tryAgain)}</a></p><section hidden><h2>${escape(words.openedHeading)}</h2><ul></ul></section></main><script type="application/json" id="words">${serialiseForScript(output)}</script><script>${OFFLINE_SCRIPT}</script></body></html>`
  const policy = [
    `default-src 'none'`,
    `script-src '${hashText(OFFLINE_SCRIPT)}'`,
    `style-src '${hashText(style)}'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
  return {
    html,
    headers: { 'content-security-policy': policy, 'x-content-type-options': 'nosniff', 'x-robots-tag': 'NOINDEX' },
  }
}

/** Few and plain rules: the palette of the site, its corners, and the ticket's seam. */
function writeStyle({ accent, look }: Site): string {
  const { dark } = COLOURS
  const both = (name: keyof typeof dark) => `--${name}:light-dark(${COLOURS[name]},${dark[name]})`
  const title = look === 'guest' ? `Charter,Georgia,'Noto Serif',serif` : 'inherit'
  return [
    `:root{color-scheme:light dark;${(Object.keys(dark) as (keyof typeof dark)[]).map(both).join(';')};--accent:light-dark(${COLOURS.accent[accent]},${dark.ink});--radius:${RADII[look]}px}`,
    `body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 'Hanken Grotesk',system-ui,sans-serif;border-block-start:4px solid ${COLOURS.accent[accent]}}`,
    `header,main{max-width:42rem;margin:auto;padding:1rem 1.25rem}`,
    `a{color:var(--accent);font-weight:600}header a{color:inherit;text-decoration:none;display:inline-block;padding-block:.6rem}`,
    `h1,h2,header a{font-family:${title};line-height:1.2}h1{font-size:1.75rem;margin:1rem 0 .5rem}h2{font-size:1.2rem;margin:2rem 0 .75rem}p{max-width:60ch}`,
    `.action{display:inline-block;padding:.65rem 1.1rem;border:1px solid;border-radius:var(--radius)}`,
    `ul{list-style:none;margin:0;padding:0;display:grid;gap:.5rem}`,
    `li{display:grid;gap:.15rem;padding:.85rem 1rem;background:var(--raised);border:1px solid var(--line);border-inline-start:3px dashed var(--accent);border-radius:var(--radius);overflow-wrap:anywhere}`,
    `code{font:600 1.25rem/1.4 ui-monospace,monospace;justify-self:start;user-select:all}small{color:var(--quiet);font-size:.875rem}`,
  ].join('')
}

function hashText(text: string): string {
  return `sha256-${hash('sha256', text, 'base64')}`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
