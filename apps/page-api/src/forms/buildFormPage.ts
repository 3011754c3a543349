import type { CatalogView } from '@clipfront/catalog/context'
import { type Messages, resolveMessages } from '@clipfront/catalog/messages'
import {
  cleanLine,
  cleanText,
  type FieldIssues,
  type FormName,
  LONGEST,
  RATINGS,
  type WireForm,
} from '@clipfront/page-data/forms'
import { PAGE_PATHS, pagePath } from '@clipfront/routing/page-paths'
import { buildPage } from '../pages/buildPage.ts'
import { SOONEST_MS } from './stampForm.ts'

const EXAMPLE_ADDRESS = 'name@example.com'
const STATUSES = { open: 200, taken: 200, held: 428, wrong: 422 } as const

interface FormParts {
  name: FormName
  /** Null for the newsletter. */
  merchant: { id: number; slug: string; name: string } | null
  stamp: string
  /** What was sent, which the form has again, whole. */
  sent?: URLSearchParams
  issues?: FieldIssues
  state: keyof typeof STATUSES
}

type Field = NonNullable<WireForm['fields']>[number]

/** The page of a form (docs/contracts/forms.md): page data of no path of the catalog, and the form with every word of it. */
export function buildFormPage({ site, now }: CatalogView, parts: FormParts) {
  const { name, merchant, stamp, sent, issues = {}, state } = parts
  const messages = resolveMessages(site.language)
  const { forms: words } = messages
  const { heading, intro, submit, taken } = findTexts(words, site.name, parts)
  const form: WireForm = {
    name,
    state: state === 'wrong' ? 'open' : state,
    stamp,
    wait_ms: SOONEST_MS,
    today: formatToday(site.timeZone, now),
    merchant_id: merchant?.id ?? null,
    path: merchant ? pagePath('merchant', merchant.slug) : '/',
    heading,
    intro,
    fields: describeFields(words, site.language)[name].map((field) => {
      const value = sent?.get(field.name) ?? ''
      const clean = field.name === 'body' ? cleanText(value) : cleanLine(value)
      return Object.assign(field, { value: clean, issue: issues[field.name] ?? null })
    }),
    submit,
    words: {
      optional: words.optional,
      wrong: words.wrong,
      held: words.held,
      sending: words.sending,
      offline: words.offline,
      failed: words.failed,
      busy: words.busy,
      taken_heading: words.takenHeading,
      taken,
      back: words.back,
      close: words.close,
      trap: words.trap,
    },
    privacy: { label: messages.articles.privacy(site.name, site.texts.disclosure).heading, path: PAGE_PATHS.privacy },
  }
  const page = buildPage(site, {
    code: STATUSES[state],
    page: 'static',
    title: `${state === 'taken' ? words.takenHeading : heading} – ${site.name}`,
    description: intro[0] ?? '',
    canonicalPath: `/api/form/${name}`,
    robots: 'NOINDEX',
    data: { heading: state === 'taken' ? words.takenHeading : heading, blocks: [] },
  })
  return { ...page, form }
}

/** The day on the site's calendar: `2026-11-21`. */
export function formatToday(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)
}

type FormWords = Messages['forms']

function findTexts(words: FormWords, site: string, { name, merchant }: Pick<FormParts, 'name' | 'merchant'>) {
  if (!merchant) return words.newsletter(site)
  return words[name === 'subscribe' ? 'alerts' : name](merchant.name)
}

type FieldTexts = { label: string } & Partial<Record<'hint' | 'missing' | 'invalid' | 'past', string>>
type DescribedField = Omit<Field, 'value' | 'issue'>

/** How each field is asked for, in their order. */
function describeFields(words: FormWords, language: string): Record<FormName, DescribedField[]> {
  const number = new Intl.NumberFormat(language)
  const describe = (name: string, { label, hint = '', ...issues }: FieldTexts, longest = 0): DescribedField => {
    const long = longest > 0 ? words.long(number.format(longest)) : ''
    return { name, label, hint, words: { ...issues, long } }
  }
  const invalid = words.address.invalid(EXAMPLE_ADDRESS)
  const options = RATINGS.map((value, index) => ({ value, label: words.ratings[index] ?? value }))
  return {
    submission: [
      describe('code', words.code, LONGEST.code),
      describe('title', words.offer, LONGEST.title),
      describe('ends_on', words.endsOn),
    ],
    review: [
      { ...describe('rating', { ...words.rating, invalid: words.rating.missing }), options },
      describe('title', words.headline, LONGEST.headline),
      describe('body', words.body, LONGEST.body),
      describe('by', words.by, LONGEST.by),
    ],
    subscribe: [describe('address', { ...words.address, invalid }, LONGEST.address)],
  }
}
