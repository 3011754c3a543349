import { resolveLocalHost, resolveOrigin, type Environment, type Site } from '@clipfront/site-config'
import type { Mail, MailSettings } from '../delivery/index.ts'
import { type MailMessages, resolveMailMessages } from '../messages/index.ts'
import { renderHtml } from './renderHtml.ts'

/** An offer as a mail lists it; nothing of its code is in it. */
export interface MailOffer {
  merchant: string
  /** As it is shown before the click. */
  title: string
  hasCode: boolean
  endsAt: Date | null
  /** Of its page. */
  path: string
}

/** What a mail is about. A token is the secret of its link. */
export type MailContent =
  | { kind: 'confirmation'; merchant: string | null; token: string; days: number }
  | { kind: 'alert'; merchant: string; path: string; offers: readonly MailOffer[]; token: string }
  | { kind: 'digest'; offers: readonly MailOffer[]; token: string }

export interface MailRequest {
  id: number
  site: Site
  /** Where the subscription was requested. */
  environment: Environment
  to: string
  content: MailContent
  date: Date
  settings: Pick<MailSettings, 'from' | 'sitePorts'>
}

interface Link {
  label: string
  url: string
}

/** What both forms of a mail say, in this order. */
export interface Letter {
  site: Site
  subject: string
  heading: string
  paragraphs: readonly string[]
  offers: readonly { merchant: string; title: string; note: string; url: string }[]
  button: Link
  /** Below the button. */
  notes: readonly string[]
  /** Why it comes, who sends it, and how it ends. */
  footer: { reason: string | null; sender: string; links: readonly Link[] }
}

/** Where the pages stand that links of mails lead to, by what the query key names. */
export const SUBSCRIPTION_PATH = '/subscription'

/** Writes a mail in the language of its site. */
export async function composeMail(request: MailRequest): Promise<Mail> {
  const { id, site, to, content, date, settings } = request
  const letter = writeLetter(request)
  const domain = site.hosts[0].replace(/^www\./, '')
  return {
    id,
    from: { name: site.name, address: settings.from ?? `mail@${domain}` },
    replyTo: site.operator?.email ?? null,
    to,
    subject: letter.subject,
    text: renderText(letter),
    html: await renderHtml(letter),
    unsubscribe: content.kind === 'confirmation' ? null : resolveMailOrigin(request) + unsubscribePath(content.token),
    listId: `${content.kind === 'digest' ? 'weekly' : content.kind}.${domain}`,
    date,
  }
}

function writeLetter(request: MailRequest): Letter {
  const { site, content } = request
  const words = resolveMailMessages(site.language)
  const link = createLinker(request)
  const offers = ('offers' in content ? content.offers : []).map((offer) => ({
    merchant: oneLine(offer.merchant),
    title: oneLine(offer.title),
    note: describeOffer(offer, words, site),
    url: link(offer.path),
  }))
  const privacy = { label: words.footer.privacy, url: link('/privacy') }
  const footer = {
    sender: site.operator ? [site.operator.name, ...site.operator.address].join(', ') : site.name,
    ...('path' in content || content.kind === 'digest'
      ? {
          reason:
            content.kind === 'alert'
              ? words.footer.reason.ofMerchant(oneLine(content.merchant), site.name)
              : words.footer.reason.ofSite(site.name),
          links: [{ label: words.footer.unsubscribe, url: link(unsubscribePath(content.token)) }, privacy],
        }
      : { reason: null, links: [privacy] }),
  }
  return { site, offers, footer, ...writeBody(content, words, site, link) }
}

type Body = Pick<Letter, 'subject' | 'heading' | 'paragraphs' | 'button' | 'notes'>

function writeBody(content: MailContent, words: MailMessages, { name }: Site, link: (path: string) => string): Body {
  if (content.kind === 'confirmation') {
    const { subject, heading, text, button, otherwise } = words.confirmation
    const merchant = content.merchant === null ? null : oneLine(content.merchant)
    return {
      subject: subject(name),
      heading,
      paragraphs: [merchant === null ? text.ofSite(name) : text.ofMerchant(merchant, name)],
      button: { label: button, url: link(`${SUBSCRIPTION_PATH}?confirm=${content.token}`) },
      notes: [otherwise(`${content.days}`)],
    }
  }
  if (content.kind === 'alert') {
    const merchant = oneLine(content.merchant)
    const [best] = content.offers
    return {
      subject: shorten(words.alert.subject(merchant, oneLine(best?.title ?? ''))),
      heading: words.alert.heading(merchant),
      paragraphs: [],
      button: { label: words.alert.button(merchant), url: link(content.path) },
      notes: [],
    }
  }
  return {
    subject: words.digest.subject(name),
    heading: words.digest.heading,
    paragraphs: [words.digest.text(name)],
    button: { label: words.digest.button(name), url: link('/') },
    notes: [],
  }
}

/** The mail as plain text: each link on a line of its own, below what it is. */
function renderText({ heading, paragraphs, offers, button, notes, footer }: Letter): string {
  const parts = [
    heading,
    ...paragraphs,
    ...offers.map(({ merchant, title, note, url }) => `${merchant}\n${title}\n${note}\n${url}`),
    `${button.label}\n${button.url}`,
    ...notes,
    // Not the mark of a signature, which programs fold away: the way out stands below it.
    `————\n${[footer.reason, footer.sender].filter((line) => line !== null).join('\n')}`,
    ...footer.links.map(({ label, url }) => `${label}\n${url}`),
  ]
  return `${parts.join('\n\n')}\n`
}

function describeOffer({ hasCode, endsAt }: MailOffer, words: MailMessages, { language, timeZone }: Site): string {
  const kind = hasCode ? words.offer.code : words.offer.deal
  if (!endsAt) return kind
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(endsAt)
  return `${kind} · ${words.offer.endsOn(day)}`
}

function unsubscribePath(token: string): string {
  return `${SUBSCRIPTION_PATH}?unsubscribe=${token}`
}

/** Every link of a mail leads over the landing that counts the click (R2.3); those to pages say where the visit is from. */
function createLinker(request: MailRequest): (path: string) => string {
  const landing = `${resolveMailOrigin(request)}/edm-redirect?url=`
  const source = `&mktsrc=mail-${request.content.kind}`
  return (path) => landing + encodeURIComponent(path) + (path.startsWith(SUBSCRIPTION_PATH) ? '' : source)
}

/** The site as the subscriber knows it. */
function resolveMailOrigin({ site, environment, settings }: MailRequest): string {
  if (environment === 'dev') return `http://${resolveLocalHost(site)}:${settings.sitePorts[site.businessUnit]}`
  return resolveOrigin(site, environment)
}

/** Text of the catalog: a line break in it would be a header in a subject, and a line of its own in the text. */
function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
}

const LONGEST_SUBJECT = 120

const segmenter = new Intl.Segmenter()

function shorten(subject: string): string {
  const characters = Array.from(segmenter.segment(subject), ({ segment }) => segment)
  return characters.length > LONGEST_SUBJECT ? `${characters.slice(0, LONGEST_SUBJECT - 1).join('')}…` : subject
}
