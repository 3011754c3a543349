import { moneyFormat, writePercent } from '@clipfront/feeds/messages'
import { pagePath } from '@clipfront/routing/page-paths'
import type { CatalogView } from '../context/CatalogView.ts'
import { resolveMessages } from '../messages/resolveMessages.ts'
import type { CatalogAnswer, OfferFact } from './CatalogAnswer.ts'
import type { Subject } from './understandQuestion.ts'
import { listLinks } from './listLinks.ts'
import { resolveAnswerMessages } from './answers/resolveAnswerMessages.ts'
import type { OfferFilters, Wish } from './readWish.ts'
import type { ResolvedQuestion } from './resolveQuestion.ts'
import type { Retrieved } from './Retrieved.ts'

interface Parts {
  question: ResolvedQuestion
  retrieved: Retrieved
  /** Of each id that is still live. */
  facts: readonly OfferFact[]
  /** So many are shown. */
  shown: number
}

/** Writes what was found as sentences, cards and links. Every sentence is true of what stands below it. */
export function composeAnswer(view: CatalogView, parts: Parts): CatalogAnswer {
  const { site, now } = view
  const { retrieved, facts, shown, question } = parts
  const { basket } = question.wish
  const links = listLinks(site, retrieved)
  const paragraphs = [describeTopic(view, retrieved), describeFound(view, parts)].filter(Boolean)
  const day = new Intl.DateTimeFormat(site.language, { dateStyle: 'full', timeZone: site.timeZone })
  return {
    text: [describePages(site, retrieved), ...paragraphs].filter(Boolean).join('\n\n'),
    offers: facts.slice(0, shown).map(({ offer }) => offer),
    links,
    facts: {
      site: site.name,
      language: site.language,
      today: day.format(now),
      basket: basket && moneyFormat(site.language, basket.currency).format(basket.amount),
      offers: facts,
      links,
      pages: retrieved.pages
        .filter(({ lines }) => lines.length > 0)
        .map(({ merchant, lines }) => ({ path: pagePath('merchant', merchant.slug), lines })),
      said: paragraphs,
    },
  }
}

function describeTopic({ site }: CatalogView, { topic, smallTalk }: Retrieved): string {
  const words = resolveAnswerMessages(site.language)
  if (smallTalk) return words.smallTalk[smallTalk](site.name)
  return topic === null ? '' : words.topics[topic](site.name)
}

/** What others wrote is quoted, and no sentence of ours. */
function describePages(site: Region, { matter, pages }: Retrieved): string {
  const words = resolveAnswerMessages(site.language)
  const isolate = site.direction === 'rtl' ? isolateText : (text: string) => text
  const list = new Intl.ListFormat(site.language, { type: 'unit' })
  const silent = pages.filter(({ lines, cashback }) => lines.length === 0 && cashback === null)
  return [
    ...pages
      .filter(({ lines }) => lines.length > 0)
      .map(({ merchant, lines }) =>
        words.page.says(isolate(merchant.name), list.format(lines.map((line) => words.page.quote(isolate(line))))),
      ),
    ...pages.flatMap(({ cashback }) => (cashback === null ? [] : words.page.sentence(isolate(cashback)))),
    ...(matter !== null && silent.length > 0
      ? [
          words.page.silent(
            listNames(
              silent.map(({ merchant }) => merchant),
              site,
              isolate,
            ),
          ),
        ]
      : []),
    ...(matter !== null && pages.length === 0 ? [words.page.ask] : []),
  ].join(words.gap)
}

function describeFound({ site }: CatalogView, { question, retrieved, facts, shown }: Parts): string {
  const words = resolveAnswerMessages(site.language)
  const { subject, nearest, missing, total, merchants } = retrieved
  const { wish, unknown } = question
  const isolate = site.direction === 'rtl' ? isolateText : (text: string) => text
  const close = facts.length > 0 ? [words.elsewhere] : merchants.length > 0 ? [words.popular] : []
  if (missing === 'all') return [words.unknown(isolate(unknown)), ...close].join(words.gap)
  const where = describeSubject(missing === 'some' ? { ...subject, words: null } : subject, site, isolate)
  if (nearest === 'similar') return words.similar(listNames(subject.merchants, site, isolate))
  const labels = listLabels(wish, site)
  const list = new Intl.ListFormat(site.language).format(labels)
  const prices = wish.filters.mostPrice ? [words.prices] : []
  if (nearest === 'elsewhere')
    return [words.none(where, list), ...prices, ...(subject.merchants.length > 0 ? [words.elsewhere] : close)].join(
      words.gap,
    )
  if (facts.length === 0) return ''
  const typed = isolate(question.subject.words?.text ?? unknown)
  const lacking = missing === 'words' ? [words.withoutWords(typed)] : missing === 'some' ? [words.someWords(typed)] : []
  if (nearest === 'others')
    return [...lacking, words.none(where, list), ...prices, where === '' ? words.elsewhere : words.others].join(
      words.gap,
    )
  const { kind } = wish.filters
  const count = kind === null ? words.offers : kind === 'code' ? words.codes : words.deals
  const rest = [
    ...(missing === 'some' ? [words.labels.part] : []),
    ...listLabels({ ...wish, filters: { ...wish.filters, kind: null } }, site),
  ]
  return [
    ...lacking,
    words.found(count(total), where, new Intl.ListFormat(site.language).format(rest)),
    ...prices,
    ...(isFailing(facts[0]) ? [] : describeBasket(wish, facts.slice(0, shown), site)),
    ...(wish.sort === 'best' || wish.basket || total < 2 ? [] : [words.sorted[wish.sort]]),
    ...describeFailing(facts.slice(0, shown), words),
  ].join(words.gap)
}

type Region = CatalogView['site']

function describeSubject({ merchants, names, words: query }: Subject, site: Region, isolate: (text: string) => string) {
  const words = resolveAnswerMessages(site.language)
  return [
    ...(query ? [words.about(isolate(query.text))] : []),
    ...(merchants.length > 0 ? [words.at(listNames(merchants, site, isolate))] : []),
    ...(names.length > 0 ? [words.within(listNames(names, site, isolate))] : []),
  ].join(words.gap)
}

function listNames(
  named: readonly { name: string }[],
  { language }: Pick<Region, 'language'>,
  isolate: (text: string) => string,
): string {
  return new Intl.ListFormat(language).format(named.map(({ name }) => isolate(name)))
}

/** The merchant's name begins and ends where it does, whatever its letters. */
function isolateText(text: string): string {
  return `\u2068${text}\u2069`
}

function listLabels({ filters }: Pick<Wish, 'filters'>, site: Region): string[] {
  const { labels } = resolveAnswerMessages(site.language)
  const { kind, gives, audience, notNew, leastPercent, leastOff, mostPrice, hasNoMinimum, isExclusive, tested } =
    filters
  const { endsWithinDays } = filters
  return [
    ...(kind ? [labels[kind]] : []),
    ...(gives ? [labels[gives]] : []),
    ...(audience ? [resolveMessages(site.language).conditions[audience]] : []),
    ...(notNew ? [labels.notNew] : []),
    ...(leastPercent === null ? [] : [labels.leastPercent(writePercent(leastPercent, site.language))]),
    ...(leastOff ? [labels.leastOff(moneyFormat(site.language, leastOff.currency).format(leastOff.amount))] : []),
    ...(mostPrice ? [labels.mostPrice(moneyFormat(site.language, mostPrice.currency).format(mostPrice.amount))] : []),
    ...(hasNoMinimum ? [labels.noMinimum] : []),
    ...(isExclusive ? [labels.exclusive] : []),
    ...(tested ? [describeTested(tested, labels)] : []),
    ...(endsWithinDays === null ? [] : [endsWithinDays === 0 ? labels.endsToday : labels.endsThisWeek]),
  ]
}

function describeTested(
  { withinDays }: NonNullable<OfferFilters['tested']>,
  labels: ReturnType<typeof resolveAnswerMessages>['labels'],
): string {
  if (withinDays === null) return labels.tested
  return withinDays === 0 ? labels.testedToday : labels.testedThisWeek
}

/** What the first of the offers does for the basket, and what some save where that is more. */
function describeBasket({ basket }: Wish, shown: readonly OfferFact[], site: Region): string[] {
  const [first] = shown
  const outcome = first?.offer.outcome
  if (!basket || !outcome) return []
  const { basket: words } = resolveAnswerMessages(site.language)
  const money = (amount: number): string => moneyFormat(site.language, basket.currency).format(amount)
  if (!outcome.applies) return [words.excluded(money(basket.amount))]
  const { saved = null } = outcome
  if (saved === null) return [words.open(money(basket.amount))]
  if (first.audience !== null) return [words.savesSome(money(basket.amount), money(saved), first.audience)]
  const some = shown.find((fact) => fact.audience !== null && !isFailing(fact))
  const more = some?.offer.outcome?.saved ?? 0
  return [
    words.saves(money(basket.amount), money(saved)),
    ...(some?.audience && more > saved ? [words.more(money(more), some.audience)] : []),
  ]
}

const isFailing = (fact: OfferFact | undefined): boolean =>
  fact?.offer.health?.outcome === 'failed' && fact.offer.outcome?.applies !== false

function describeFailing(shown: readonly OfferFact[], { failing }: ReturnType<typeof resolveAnswerMessages>): string[] {
  if (!shown.some(isFailing)) return []
  return [isFailing(shown[0]) ? failing.all : failing.some]
}
