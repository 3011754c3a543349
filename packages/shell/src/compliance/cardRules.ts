import type { ComplianceRule, LintedPage } from './ComplianceRule.ts'
import { findActions, findCards } from './findActions.ts'
import { describeElement, listTexts, plain, readText } from './readText.ts'

/** (b) Key terms are read before the click. Whether 320 px have room for them is measured by `measureKeyTerms`. */
export const keyTerms: ComplianceRule = {
  why: 'Who learns at the checkout that an offer is for new customers only was misled: the IAB demands significant terms before the click.',
  fix: 'Show coupon.keyTerms beside the action, outside of <details> and before it.',
  find: (page) =>
    findActions(page)
      .filter(({ holder }) => holder.getAttribute('data-card') !== 'revealed')
      .flatMap(({ link, offer, holder }) => {
        const before = readTextBefore(holder, link)
        return (offer?.keyTerms ?? [])
          .filter((term) => !before.includes(plain(term)))
          .map((term) => ({ where: describeElement(link), problem: `the key term “${term}” is not read before it` }))
      }),
}

/** (c) What has ended says so in a word. */
export const expiredWord: ComplianceRule = {
  why: 'A faded card looks live to many. The IAB demands the word.',
  fix: 'Write messages.expired on the card, and offer no code there.',
  find: (page) =>
    findCards(page)
      .filter(({ card, offer }) => card.getAttribute('data-state') === 'expired' || offer?.state === 'expired')
      .flatMap(({ card }) => {
        const where = describeElement(card)
        const saysSo = listTexts(card).some((text) => page.words.expired.test(text))
        const offersIt = card.querySelector('[data-action="get-code"], [data-action="get-deal"], [data-code]')
        const problems = []
        if (!saysSo) problems.push('has expired, and the word is not there')
        if (offersIt) problems.push('has expired, and still offers something to click')
        return problems.map((problem) => ({ where, problem }))
      }),
}

/** So many are seen at a glance, where each card says what it is. What is longer wants chips as well. */
const MOST_WITHOUT_CHIPS = 12

/** (d) Codes and deals can be told apart. */
export const kindsApart: ComplianceRule = {
  why: 'Who looks for a code must not have to read deals. The IAB demands lists that can be filtered, or that part them.',
  fix: 'Give the list chips (isFilterable), or part it; each card of a short selection names its kind (messages.kinds).',
  find: (page) =>
    [...page.root.querySelectorAll('ul, ol')].flatMap((list) => {
      const items = [...list.children].filter((item) => item.querySelector('[data-card="offer"]'))
      const kinds = items.map((item) => item.getAttribute('data-kind') ?? findKind(page, item))
      if (!kinds.includes('code') || !kinds.includes('deal') || canBeFiltered(page.root)) return []
      const unnamed = items.find((item, index) => !namesKind(page, item, kinds[index]))
      if (items.length <= MOST_WITHOUT_CHIPS && !unnamed) return []
      const problem =
        items.length > MOST_WITHOUT_CHIPS
          ? `mixes codes and deals in a list of ${items.length} that cannot be filtered`
          : 'stands in a list of codes and deals that cannot be filtered, and does not say which it is'
      return [{ where: describeElement(unnamed ?? list), problem }]
    }),
}

function findKind({ offers }: LintedPage, item: Element): string | undefined {
  return offers.get(item.querySelector('[data-card]')?.getAttribute('data-coupon-id') ?? '')?.kind
}

function namesKind({ words }: LintedPage, item: Element, kind: string | undefined): boolean {
  if (kind !== 'code' && kind !== 'deal') return true
  return listTexts(item).some((text) => words.kinds[kind].test(text))
}

/** By radio buttons, check boxes or links: a choice of each kind. */
function canBeFiltered(root: Element): boolean {
  return ['code', 'deal'].every((kind) =>
    root.querySelector(`input[name="type"][value="${kind}"], a[href*="type=${kind}"], option[value="${kind}"]`),
  )
}

/** What is read of a card before one of its links. */
function readTextBefore(holder: Element, link: Element): string {
  const parts: string[] = []
  const walk = (element: Element): boolean => {
    for (const child of element.children) {
      if (child === link) return true
      if (!child.contains(link)) parts.push(readText(child))
      else if (walk(child)) return true
    }
    return false
  }
  walk(holder)
  return parts.join(' ')
}
