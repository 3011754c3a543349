import type { Site } from '@clipfront/site-config'
import { COLOURS } from '@clipfront/site-config/colours'
import { html, raw } from 'hono/html'
import type { Letter } from './composeMail.ts'

/** The accents on a dark ground, as the palette of the widgets paints them. */
const DARK_ACCENTS = {
  evergreen: '#74cfa0',
  cobalt: '#9bb8ff',
  newspaper: '#ff9f93',
  ochre: '#e8b95c',
} as const satisfies Record<Site['accent'], string>

/**
 * The mail as HTML: one column, nothing from elsewhere. Mail programs drop the attributes of html and body, so that language and
 * direction stand at the first element too.
 */
export async function renderHtml(letter: Letter): Promise<string> {
  const { site, subject, heading, paragraphs, offers, button, notes, footer } = letter
  const { language, direction } = site
  return String(
    await html`<!doctype html>
      <html lang="${language}" dir="${direction}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <title>${subject}</title>
          <style>
            ${raw(describeStyle(site.accent))}
          </style>
        </head>
        <body>
          <div class="letter" lang="${language}" dir="${direction}" role="article" aria-label="${subject}">
            <p class="site"><bdi>${site.name}</bdi></p>
            <h1>${heading}</h1>
            ${paragraphs.map((text) => html`<p>${text}</p>`)} ${offers.length > 0 ? renderOffers(offers) : ''}
            <p><a class="button" href="${button.url}">${button.label}</a></p>
            ${notes.map((text) => html`<p class="quiet">${text}</p>`)}
            <div class="footer">
              ${footer.reason === null ? '' : html`<p>${footer.reason}</p>`}
              <p><bdi>${footer.sender}</bdi></p>
              <p>${footer.links.map(({ label, url }) => html`<a href="${url}">${label}</a> `)}</p>
            </div>
          </div>
        </body>
      </html> `,
  )
}

function renderOffers(offers: Letter['offers']) {
  return html`<ul>
    ${offers.map(
      ({ merchant, title, note, url }) =>
        html`<li>
          <span class="quiet"><bdi>${merchant}</bdi></span>
          <a class="title" href="${url}"><bdi>${title}</bdi></a>
          <span class="quiet">${note}</span>
        </li>`,
    )}
  </ul>`
}

function describeStyle(accent: Site['accent']): string {
  return `
body { margin: 0; padding: 0; background: ${COLOURS.paper}; color: #1d1a16; }
.letter { box-sizing: border-box; max-width: 560px; margin: 0 auto; padding: 24px 16px 32px; overflow-wrap: anywhere; background: ${COLOURS.paper}; color: #1d1a16; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; text-align: start; }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 1.25; }
p { margin: 0 0 16px; }
ul { list-style: none; margin: 0 0 24px; padding: 0; }
li { margin: 0 0 12px; padding: 14px 16px; border: 1px solid #e2dbcd; border-radius: 10px; background: #ffffff; }
li span { display: block; }
a { color: ${COLOURS.accent[accent]}; }
.site { font-weight: 700; color: ${COLOURS.accent[accent]}; }
.title { display: block; margin: 2px 0; font-size: 17px; font-weight: 600; }
.button { display: inline-block; padding: 13px 22px; border-radius: 10px; background: ${COLOURS.accent[accent]}; color: #ffffff; font-weight: 600; text-decoration: none; }
.quiet { color: #5d574d; font-size: 14px; }
.footer { margin-top: 32px; padding-top: 16px; border-top: 1px solid #e2dbcd; color: #5d574d; font-size: 13px; }
.footer p { margin: 0 0 8px; }
.footer a { display: inline-block; padding: 6px 12px 6px 0; color: #5d574d; }
[dir='rtl'] .footer a { padding: 6px 0 6px 12px; }
@media (prefers-color-scheme: dark) {
  body, .letter { background: #171513; color: #f4f0e8; }
  li { background: #211e1b; border-color: #38332d; }
  a, .site { color: ${DARK_ACCENTS[accent]}; }
  .button { background: ${DARK_ACCENTS[accent]}; color: #171513; }
  .quiet, .footer, .footer a { color: #b8b0a3; }
  .footer { border-color: #38332d; }
}
`
}
