import type { OfferMessages } from '@clipfront/feeds/messages'
import type { Messages } from '../messages/Messages.ts'

export const SITE = 'Qwert'
export const MERCHANT = 'Zuiop'

/** Every word of a language, said of `count` things; by what it is. */
export function sayEverything(words: Messages & OfferMessages, count: number): Record<string, unknown> {
  const { discount, title, conditions, home, merchant, category, search, directory, articles, demoShop, noProgramme } =
    words
  const { blog, moreOffers, company, indexes, privacyDetails: privacy } = words
  return {
    discounts: [
      discount.percent('20 %', true),
      discount.percent('20 %', false),
      discount.money('7 XYZ', true),
      discount.money('7 XYZ', false),
      discount.price('7 XYZ', '9 XYZ', false),
      discount.price('7 XYZ', null, false),
      discount.price('7 XYZ', null, true),
      discount['free-delivery'],
      discount.gift,
      discount.free,
      discount.credits('7 XYZ', true),
      discount.credits('7 XYZ', false),
      discount.bundleFree(3, 2),
      discount.bundleOff(1, 1, '50 %'),
      discount.quantityOff(3, '7 XYZ'),
    ],
    offers: (['percent', 'money', 'price', 'free', 'free-delivery', 'gift', 'bundle', 'other'] as const).map((kind) =>
      title(MERCHANT, discount.percent('20 %', true), kind),
    ),
    conditions: [
      conditions.leastBasket('7 XYZ'),
      conditions['new-customers'],
      conditions.students,
      conditions.members,
      conditions['app-users'],
      conditions.inStore,
      words.selectedItems,
      words.excludedItems,
      conditions.onceEach,
    ],
    categories: { ...words.categories },
    home: [home.title(SITE), home.description(SITE, count, count)],
    merchant: [
      merchant.title(MERCHANT, 'MONTH', 'BEST'),
      merchant.title(MERCHANT, 'MONTH', ''),
      // Where there is nothing live, another description stands.
      merchant.description(MERCHANT, 'MONTH', count || 1, count, 'TOP'),
      merchant.description(MERCHANT, 'MONTH', count || 1, 0, ''),
      merchant.description(MERCHANT, 'MONTH', 0, count || 1, ''),
      merchant.descriptionWithoutOffers(MERCHANT, count),
      merchant.titleUntested(MERCHANT, 'MONTH'),
      merchant.descriptionUntested(MERCHANT, count),
      merchant.titleOfCode(MERCHANT),
    ],
    category: [
      category.title('Category', 'MONTH', 1),
      category.title('Category', 'MONTH', 2),
      category.description('Category', count),
    ],
    cashback: [
      words.cashback.title(MERCHANT, '4 %', true),
      words.cashback.title(MERCHANT, '4 %', false),
      words.cashback.description(MERCHANT, '4 %', true),
      words.cashback.description(MERCHANT, '4 %', false),
      words.cashback.titleWithoutRates(MERCHANT),
      words.cashback.descriptionWithoutRates(MERCHANT),
    ],
    search: [search.title('query'), search.title(''), search.description('query'), search.description('')],
    onPage: words.onPage(search.title('query'), 2),
    blog: [blog.title(SITE, 1), blog.title(SITE, 2), blog.description(SITE), moreOffers],
    company: [
      company.runBy(SITE, MERCHANT),
      company.forPartner(MERCHANT, SITE),
      ...Object.values(company.labels).map((label) => company.fact(label, MERCHANT)),
      [company.contact, company.imprint, company.terms].map(({ heading, description }) => [heading, description(SITE)]),
      [company.wrong, company.orders].map(({ heading, text }) => [heading, text]),
      company.termsItems(SITE),
      [company.responsible, company.controller, company.rights(SITE)],
    ],
    privacy: [
      privacy.heading,
      Object.values(privacy.rules),
      Object.values(privacy.notes),
      privacy.othersHeading,
      privacy.analytics(MERCHANT, 'HOST'),
      privacy.errorReports('HOST'),
      privacy.ads(MERCHANT, 'HOST'),
    ],
    tests: [
      words.tests.heading,
      words.tests.text('30'),
      words.tests.none('30'),
      Object.values(words.tests.kinds).map((kind) => words.tests.share(kind, '4 %', '7', '9')),
      words.tests.health('14', '3', '5'),
    ],
    ranking: [
      [words.ranking.heading, words.ranking.description(SITE), words.ranking.byEditors, words.ranking.byScore],
      Object.values(words.ranking.terms).map((name) => words.ranking.term(name, '4 %')),
      [words.ranking.tie, words.ranking.commission, words.ranking.usable],
    ],
    indexes: [
      [indexes.categories, indexes.topics, indexes.brands, indexes.tags].map(({ heading, description }) => [
        heading,
        description(SITE),
      ]),
      indexes.moreChannels,
    ],
    forms: sayForms(words.forms),
    assistant: sayAssistant(words.assistant),
    errors: [words.notFound, words.gone, words.badRequest],
    directory: [
      directory.heading,
      directory.title(SITE),
      directory.description(SITE, count),
      directory.ofLetter('A', 1),
      directory.ofLetter('A', 2),
      directory.empty,
      directory.other,
    ],
    articles: Object.values(articles).map((article) => article(SITE, SITE)),
    landings: [demoShop, noProgramme].map((page) => [
      page.heading(MERCHANT),
      page.description(MERCHANT, SITE),
      page.blocks(MERCHANT, '/path'),
    ]),
  }
}

function sayForms(words: Messages['forms']): unknown[] {
  const { submission, review, alerts, newsletter, code, offer, endsOn, rating, ratings, headline, body, by } = words
  const { address, optional, wrong, held, sending, offline, failed, busy, takenHeading, back, close, trap } = words
  return [
    [submission, review, alerts].map((texts) => texts(MERCHANT)),
    newsletter(SITE),
    [code, offer, endsOn, rating, headline, body, by].map((texts) => Object.values(texts)),
    Object.values(ratings),
    [address.label, address.missing, address.invalid('name'), words.long('40')],
    [optional, wrong, held, sending, offline, failed, busy, takenHeading, back, close, trap],
    [words.privacy.heading, Object.values(words.privacy.items)],
  ]
}

function sayAssistant(words: Messages['assistant']): unknown[] {
  const { intro, examples, examplesOf, writers, panel, privacy, ...texts } = words
  const { by, why, ...others } = panel
  return [
    [intro(SITE), examples('7 XYZ'), examplesOf(MERCHANT, '7 XYZ'), Object.values(texts)],
    [writers, others, by, why, privacy].map((parts) => Object.values(parts)),
  ]
}
