import { type Environment, type Site, sites } from '@clipfront/site-config'
import * as fc from 'fast-check'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import { composeMail, type MailContent } from './composeMail.ts'

const OFFER = {
  merchant: 'Nimbus Shoes',
  title: '20% off <b>everything</b> & more',
  hasCode: true,
  endsAt: new Date('2026-11-27T22:59:59Z'),
  path: '/stores/nimbus-shoes',
}
const CONTENTS: Record<MailContent['kind'], MailContent> = {
  confirmation: { kind: 'confirmation', merchant: 'Nimbus Shoes', token: 'CONFIRM', days: 7 },
  alert: { kind: 'alert', merchant: 'Nimbus Shoes', path: '/stores/nimbus-shoes', offers: [OFFER], token: 'END' },
  digest: {
    kind: 'digest',
    offers: [OFFER, { ...OFFER, merchant: 'Other', hasCode: false, endsAt: null }],
    token: 'END',
  },
}
const SETTINGS = { from: null, sitePorts: { main: 3000, cpw: 3001 } }
const DATE = new Date('2026-11-20T12:00:00Z')

const compose = (site: Site, content: MailContent, environment: Environment = 'prod') =>
  composeMail({ id: 1, site, environment, to: 'mia@example.org', content, date: DATE, settings: SETTINGS })

const requireSite = (code: string) => sites.find((site) => site.code === code) ?? expect.unreachable()

function readLinks(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))
}

it.each(sites)(
  '[R7.12] each mail of $code is in its language, and leads nowhere but over its own landing',
  async (site) => {
    for (const content of Object.values(CONTENTS)) {
      const { html, text, subject, from } = await compose(site, content)
      expect(from).toEqual({ name: site.name, address: `mail@${site.hosts[0].replace(/^www\./, '')}` })
      expect(subject).not.toBe('')
      expect(html).toContain(`<html lang="${site.language}" dir="${site.direction}">`)
      expect(html).toContain(`<div class="letter" lang="${site.language}" dir="${site.direction}"`)
      // Nothing is loaded from anywhere, and nothing tells that the mail was opened.
      expect(html).not.toMatch(/<img|<link|<script|<iframe|\bsrc=|url\(|@import|background=| style=| on\w+=/i)
      const links = readLinks(html)
      expect(links.length).toBeGreaterThan(1)
      for (const link of links) {
        expect(link).toMatch(`${site.domainLink}/edm-redirect?url=%2F`)
        expect(text).toContain(`\n${link}\n`)
      }
      expect(`${html}${text}${subject}`).not.toMatch(/undefined|null|NaN|\[object/)
    }
  },
)

it('says what is needed: the merchant, the offer, its end in the words of the site, why it comes and how it ends', async () => {
  const { text, html, subject, unsubscribe } = await compose(requireSite('fr.clipfront.example'), CONTENTS.alert)
  expect(subject).toBe('Nimbus Shoes\u202F: 20% off <b>everything</b> & more')
  expect(text).toContain('Code promo · jusqu’au 27 novembre 2026')
  expect(text).toContain('nouvelles offres de Nimbus Shoes')
  expect(text).toContain('Clipfront Media Ltd, 4 Example Quay')
  expect(text).toContain('/edm-redirect?url=%2Fstores%2Fnimbus-shoes&mktsrc=mail-alert')
  expect(text).toContain(
    'Se désabonner\nhttps://fr.clipfront.example/edm-redirect?url=%2Fsubscription%3Funsubscribe%3DEND\n',
  )
  expect(html).toContain('20% off &lt;b&gt;everything&lt;/b&gt; &amp; more')
  // A mail program sends its POST there itself, and follows no redirect.
  expect(unsubscribe).toBe('https://fr.clipfront.example/subscription?unsubscribe=END')
})

it('a mail that asks for confirmation has no way out, for there is nothing to leave yet', async () => {
  const { text, unsubscribe } = await compose(requireSite('uk.clipfront.example'), CONTENTS.confirmation)
  expect(unsubscribe).toBeNull()
  expect(text).toContain('https://uk.clipfront.example/edm-redirect?url=%2Fsubscription%3Fconfirm%3DCONFIRM\n')
  expect(text).not.toContain('mktsrc=mail-confirmation\n\nIt was not you')
  expect(text).toContain('works for 7 days')
})

it.each<[Environment, string]>([
  ['dev', 'http://uk.main.localhost:3000/edm-redirect?url='],
  ['beta', 'https://beta.uk.clipfront.example/edm-redirect?url='],
])('links of a subscription that was requested on %s lead back there', async (environment, start) => {
  const { html } = await compose(requireSite('uk.clipfront.example'), CONTENTS.digest, environment)
  for (const link of readLinks(html)) expect(link.startsWith(start)).toBe(true)
})

const PARTS = [
  '\r\n',
  '\n',
  '\0',
  '\u2028',
  '\u0085',
  'Bcc: x@y.example',
  '<',
  '>',
  '"',
  '&',
  '=?utf-8?B?',
  '?=',
  '\u202E',
  '\uD800',
  ',',
  ';',
  '@',
  '%0d%0a',
  'é',
  '割引',
  'خصم',
]
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...PARTS), fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 8 })
  .map((parts) => parts.join(''))

/** Without what their attributes say. */
const tags = (html: string) => html.match(/<[^>]*>/g)?.map((tag) => tag.replace(/"[^"]*"/g, '""'))

it('[R7.12] no text of the catalog adds a header, a recipient, a part or markup to a mail', async () => {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const site = requireSite('ae.clipfront.example')
  const plain = tags((await compose(site, CONTENTS.alert)).html)
  const examples = fc.sample(fc.tuple(hostile, hostile), {
    numRuns: process.env['FULL'] === '1' ? 5000 : 150,
    seed: 26,
  })
  for (const [merchant, title] of examples) {
    const content = { ...CONTENTS.alert, merchant, offers: [{ ...OFFER, merchant, title }] } as MailContent
    const { html, text, subject } = await compose(site, content)
    expect(subject).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u)
    expect(tags(html)).toEqual(plain)
    const mail = {
      from: { name: merchant, address: 'mail@clipfront.example' },
      to: { name: '', address: 'mia@example.org' },
    }
    const { message } = await composer.sendMail({ ...mail, subject, text, html })
    const parsed = await PostalMime.parse(message as Buffer)
    expect(parsed.headers.map(({ key }) => key).toSorted()).toEqual([
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ])
    expect([parsed.to, parsed.cc, parsed.bcc]).toEqual([
      [{ address: 'mia@example.org', name: '' }],
      undefined,
      undefined,
    ])
    expect(parsed.attachments).toEqual([])
  }
})
