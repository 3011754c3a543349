import type { Breach, ComplianceRule, LintedPage } from './ComplianceRule.ts'
import { findCards } from './findActions.ts'
import type { Offer } from './readOffers.ts'
import { describeElement, listTexts, plain, withPlainDigits } from './readText.ts'

/** (f) No countdown without a real end. */
export const realEnds: ComplianceRule = {
  why: 'A countdown to nothing is a false claim of urgency, which consumer law names as such.',
  fix: 'Count down to coupon.endsAt alone. Anything else that counts down says to what: <time datetime="…">.',
  find: (page) => [
    ...findCards(page).flatMap(({ card, offer }) => {
      const claim = findClaim(card, page.words.countdown)
      return claim === undefined || (offer ? endsLater(offer, page.now) : saysWhen(card))
        ? []
        : [{ where: describeElement(card), problem: `says “${claim}”, and its offer has no end that is ahead` }]
    }),
    ...findTimers(page),
    ...findLooseClaims(page, page.words.countdown)
      .filter(({ element }) => !isDated(element.closest('time')))
      .map(({ element, claim }) => ({
        where: describeElement(element),
        problem: `says “${claim}” of no offer, and no <time datetime> says what ends`,
      })),
  ],
}

/** (g) Uses are counted, never written. */
export const countedUses: ComplianceRule = {
  why: 'An invented number of users is a fake indicator of popularity: the FTC’s rule of 2024 fines each one.',
  fix: 'Show coupon.usedToday, which page-api counts from events, and nothing where it is 0.',
  find: (page) => [
    ...findCards(page).flatMap(({ card, offer }) => {
      const claim = findClaim(card, page.words.used)
      if (claim === undefined) return []
      const written = readNumber(claim)
      const counted = offer?.usedToday ?? 0
      if (counted > 0 && (written === undefined || written === counted)) return []
      const known = offer ? `counted are ${counted}` : 'page data does not have its offer'
      return [{ where: describeElement(card), problem: `says “${claim}”, and ${known}` }]
    }),
    ...findLooseClaims(page, page.words.used).map(({ element, claim }) => ({
      where: describeElement(element),
      problem: `says “${claim}” of no offer whose uses are counted`,
    })),
  ],
}

/** What an element says of a sort, as it says it. */
function findClaim(element: Element, words: RegExp): string | undefined {
  return listTexts(element).find((text) => words.test(text))
}

function endsLater({ endsAt }: Offer, now: number): boolean {
  return endsAt !== null && Date.parse(endsAt) > now
}

/** An offer that page data does not have is known by its HTML alone, and that must then name the moment. */
function saysWhen(element: Element): boolean {
  return [...element.querySelectorAll('time')].some(isDated)
}

/** Whether a `<time>` names a moment. linkedom keeps the case in which React writes the attribute; a browser does not. */
function isDated(time: Element | null): boolean {
  const stamp = time?.getAttribute('datetime') ?? time?.getAttribute('dateTime')
  return stamp != null && !Number.isNaN(Date.parse(stamp))
}

/** A running clock, whatever it says. */
function findTimers({ root }: LintedPage): Breach[] {
  return [...root.querySelectorAll('[role="timer"], [data-countdown]')]
    .filter((timer) => !saysWhen(timer) && !isDated(timer.closest('time')))
    .map((timer) => ({ where: describeElement(timer), problem: 'counts down, and no <time datetime> says to when' }))
}

/** Claims outside of every card. Prose may use the same words of something else, and says more than the claim. */
function findLooseClaims({ root }: LintedPage, words: RegExp): { element: Element; claim: string }[] {
  return listLeaves(root).flatMap((element) => {
    const claim = plain(element.textContent)
    return claim.length <= LONGEST_CLAIM && words.test(claim) ? [{ element, claim }] : []
  })
}

/** Elements that hold text alone, outside of cards and of what nobody reads. */
function listLeaves(element: Element): Element[] {
  if (element.matches('[data-card], [hidden], head, script, style, svg, details, template')) return []
  return element.children.length === 0 ? [element] : [...element.children].flatMap(listLeaves)
}

/** Characters. What is longer is a sentence of a text. */
const LONGEST_CLAIM = 60

/** The number in a claim, if figures write it; dates beside it (`Until Dec 11 · Used 5 times`) are none of it. */
function readNumber(claim: string): number | undefined {
  const parts = claim.split('·').map((part) => part.trim())
  const figures = withPlainDigits(parts.findLast((part) => part !== '') ?? '')
  const [number] = /\d[\d.,\s]*/.exec(figures) ?? []
  return number === undefined ? undefined : Number(number.replaceAll(/\D/g, ''))
}
