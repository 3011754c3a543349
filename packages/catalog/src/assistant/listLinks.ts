import { PAGE_PATHS, pagePath, searchPath } from '@clipfront/routing/page-paths'
import type { CatalogView } from '../context/CatalogView.ts'
import { resolveMessages } from '../messages/resolveMessages.ts'
import type { CatalogAnswer } from './CatalogAnswer.ts'
import type { SubjectMerchant } from './understandQuestion.ts'
import type { Topic } from './answers/AnswerMessages.ts'
import { resolveAnswerMessages } from './answers/resolveAnswerMessages.ts'
import type { Retrieved } from './Retrieved.ts'

type Link = CatalogAnswer['links'][number]

/** The pages of the site that an answer leads to. */
export function listLinks(
  site: CatalogView['site'],
  { subject, topic, missing, nearest, merchants, pages }: Retrieved,
): Link[] {
  const quoted = pages.filter(({ lines }) => lines.length > 0).map(({ merchant }) => merchant)
  const named = new Map([...subject.merchants, ...quoted].map((merchant) => [merchant.id, merchant]))
  const searched = missing === null ? (subject.words?.text ?? '') : ''
  const { searchFor } = resolveAnswerMessages(site.language)
  return [
    ...listTopicLinks(topic, site),
    ...pages.flatMap(({ merchant, cashback }) =>
      cashback === null ? [] : [{ name: cashback, path: pagePath('cashback', merchant.slug), live_coupons: null }],
    ),
    ...(nearest === 'similar' ? [] : [...named.values()].map(describeMerchantLink)),
    ...subject.names.map(({ name, path, live_coupons }) => ({ name, path, live_coupons })),
    ...(searched === '' ? [] : [{ name: searchFor(searched), path: searchPath(searched), live_coupons: null }]),
    ...merchants.map(describeMerchantLink),
  ]
}

function describeMerchantLink({ slug, name, live_codes, live_deals }: SubjectMerchant): Link {
  return { name, path: pagePath('merchant', slug), live_coupons: live_codes + live_deals }
}

function listTopicLinks(topic: Topic | null, site: CatalogView['site']): Link[] {
  const messages = resolveMessages(site.language)
  const pages = {
    'how-we-test': messages.articles['how-we-test'](site.name, site.texts.disclosure).heading,
    'how-we-rank': messages.ranking.heading,
    about: messages.articles.about(site.name, site.texts.disclosure).heading,
    privacy: messages.articles.privacy(site.name, site.texts.disclosure).heading,
    contact: messages.company.contact.heading,
  }
  const names = {
    failed: ['how-we-test'],
    use: ['how-we-test'],
    howTested: ['how-we-test'],
    howRanked: ['how-we-rank'],
    about: ['about'],
    privacy: ['privacy'],
    contact: [site.operator ? 'contact' : 'about'],
    cashback: [],
  } as const satisfies Record<Topic, readonly (keyof typeof pages)[]>
  return (topic ? [...names[topic]] : []).map((name) => ({
    name: pages[name],
    path: PAGE_PATHS[name],
    live_coupons: null,
  }))
}
