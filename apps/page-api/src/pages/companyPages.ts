import type { Block } from '@clipfront/page-data'
import type { CatalogView } from '@clipfront/catalog/context'
import { type Messages, resolveMessages } from '@clipfront/catalog/messages'
import { PAGE_PATHS } from '@clipfront/routing/page-paths'
import type { Operator, Site } from '@clipfront/site-config'
import { listAlternates } from '../alternates/listAlternates.ts'
import { buildPage } from './buildPage.ts'

type Words = Messages['company']
type CompanyPageName = 'contact' | 'imprint' | 'terms'

const BLOCKS: Record<CompanyPageName, (site: Site, operator: Operator, words: Words) => Block[]> = {
  contact: (site, operator, words) => [
    describeOperator(site, operator, words),
    { type: 'list', items: listFacts(operator, words, ['address', 'email']) },
    { type: 'heading', text: words.wrong.heading },
    { type: 'paragraph', text: words.wrong.text },
    { type: 'heading', text: words.orders.heading },
    { type: 'paragraph', text: words.orders.text },
    linkTo(words, 'imprint', 'terms'),
  ],
  imprint: (site, operator, words) => [
    describeOperator(site, operator, words),
    {
      type: 'list',
      items: listFacts(operator, words, ['address', 'email', 'representative', 'register', 'vatId']),
    },
    { type: 'heading', text: words.responsible },
    { type: 'paragraph', text: [operator.representative, ...operator.address].join(', ') },
    linkTo(words, 'contact', 'terms'),
  ],
  terms: (site, operator, words) => [
    { type: 'list', items: words.termsItems(site.name) },
    describeOperator(site, operator, words),
    linkTo(words, 'contact', 'imprint'),
  ],
}

/** How to reach the company that runs the site, its legal notice, its terms (R3.12). @returns undefined where no company is named */
export function companyPage({ site }: CatalogView, name: CompanyPageName) {
  if (!site.operator) return undefined
  const { company: words } = resolveMessages(site.language)
  const { heading, description } = words[name]
  return buildPage(site, {
    page: 'static',
    title: `${heading} – ${site.name}`,
    description: description(site.name),
    canonicalPath: PAGE_PATHS[name],
    data: { heading, blocks: BLOCKS[name](site, site.operator, words) },
    alternates: listAlternates(site, 'static', () => PAGE_PATHS[name]),
    tags: [`static:${name}`],
  })
}

/** What a page of text ends with where it must say who runs the site. */
export function describeCompany(site: Site, name: 'about' | 'privacy'): Block[] {
  const { operator } = site
  if (!operator) return []
  const { company: words } = resolveMessages(site.language)
  if (name === 'about') return [describeOperator(site, operator, words), linkTo(words, 'contact', 'imprint', 'terms')]
  return [
    { type: 'heading', text: words.controller },
    { type: 'paragraph', text: [operator.name, ...operator.address].join(', ') },
    { type: 'paragraph', text: words.rights(operator.email) },
  ]
}

function describeOperator({ name, partner }: Site, operator: Operator, words: Words): Block {
  const sentences = [
    words.runBy(name, operator.name),
    ...(partner ? [words.forPartner(operator.name, partner.name)] : []),
  ]
  return { type: 'paragraph', text: sentences.join(' ') }
}

function listFacts(operator: Operator, words: Words, names: readonly (keyof Words['labels'])[]): string[] {
  return names.flatMap((name) => {
    const value = name === 'address' ? operator.address.join(', ') : operator[name]
    return value === null ? [] : [words.fact(words.labels[name], value)]
  })
}

function linkTo(words: Words, ...names: readonly CompanyPageName[]): Block {
  return { type: 'links', links: names.map((name) => ({ label: words[name].heading, path: PAGE_PATHS[name] })) }
}
