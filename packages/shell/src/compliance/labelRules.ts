import type { ComplianceRule } from './ComplianceRule.ts'
import { findActions } from './findActions.ts'
import type { Offer } from './readOffers.ts'
import { describeElement, plain, readText } from './readText.ts'

/** (a) What has no code says nothing of one. */
export const codeWords: ComplianceRule = {
  why: 'A shopper who clicks for a code and gets none was misled. The IAB’s voucher code rules forbid it, and networks end programmes over it.',
  fix: 'An offer of kind `deal` uses messages.getDeal, tryDeal or howToGet, and none of them names a code.',
  find: (page) =>
    findActions(page)
      .filter(({ isDeal, offer }) => isDeal || offer?.code === '')
      .flatMap(({ link, offer }) => {
        const [word] = page.words.code.exec(withoutMerchant(readLabel(link), offer)) ?? []
        if (word === undefined) return []
        return [{ where: describeElement(link), problem: `has no code, and its label says “${word}”` }]
      }),
}

/** (e) The label says that the merchant opens. */
export const namesWhatOpens: ComplianceRule = {
  why: 'The click sets an affiliate cookie. Networks accept only a click whose label says that the merchant’s site opens.',
  fix: 'Use messages.codeOpens or dealOpens in the label, with the merchant’s name.',
  find: (page) =>
    findActions(page)
      .filter(({ link, offer }) => (offer?.hasAffiliate ?? true) && leadsOut(link))
      .flatMap(({ link, offer }) => {
        const label = readLabel(link)
        const where = describeElement(link)
        if (!page.words.opens.test(withoutMerchant(label, offer)))
          return [{ where, problem: 'opens the merchant’s site, and its label does not say so' }]
        if (offer && !label.includes(plain(offer.merchantName)))
          return [{ where, problem: `its label does not say that ${offer.merchantName} opens` }]
        return []
      }),
}

function leadsOut(link: Element): boolean {
  return ['href', 'data-offer'].some((name) => link.getAttribute(name)?.startsWith('/go-'))
}

/** What a screen reader calls it. */
function readLabel(link: Element): string {
  return plain(link.getAttribute('aria-label') ?? readText(link))
}

/** Names of merchants are what they are. */
function withoutMerchant(label: string, offer: Offer | undefined): string {
  const name = plain(offer?.merchantName ?? '')
  return name === '' ? label : label.replaceAll(name, ' ')
}
