import { sites } from '@clipfront/site-config'
import { html } from 'hono/html'
import { DESK, deskPath, FIGURES } from '../deskPaths.ts'
import { formatSiteName, type Html } from './parts.ts'

interface Page {
  title: string
  /** Of the page itself, so that the navigation can say where one is. */
  path: string
  /** The moment of which everything on it is. */
  now: Date
  /** Absolute path of `CLIPFRONT_DATA`: commands ask for the same one. */
  dataFolder?: string
  body: unknown
}

/** A page of the desk. It needs no script and asks for its stylesheet alone. */
export function renderDocument({ title, path, now, dataFolder, body }: Page): Html {
  const link = (to: string, text: string) =>
    html`<li><a href="${to}" ${path === to ? html`aria-current="page"` : ''}>${text}</a></li>`
  return html`<!doctype html>
    <html lang="en" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Clipfront desk</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${DESK}/desk.css" />
      </head>
      <body>
        <a class="skip" href="#main">Skip to the page</a>
        <header>
          <p class="name"><a href="${DESK}">Clipfront desk</a></p>
          <nav aria-label="Desk">
            <ul>
              ${link(DESK, 'All sites')} ${link(FIGURES, 'Figures')}
            </ul>
            <ul class="sites">
              ${sites.map((site) => link(deskPath(site.code), formatSiteName(site)))}
            </ul>
          </nav>
        </header>
        <main id="main" tabindex="-1">
          <h1>${title}</h1>
          ${body}
        </main>
        <footer>
          ${dataFolder === undefined ? '' : html`<p>Data folder: <code>${dataFolder}</code> (CLIPFRONT_DATA).</p>`}
          <p>
            As of <time datetime="${now.toISOString()}">${now.toISOString().slice(0, 16).replace('T', ' ')}</time> UTC;
            days are of UTC unless a site is named. Reload for news.
          </p>
        </footer>
      </body>
    </html>`
}
