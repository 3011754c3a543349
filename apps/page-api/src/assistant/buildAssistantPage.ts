import type { CatalogView } from '@clipfront/catalog/context'
import { resolveMessages } from '@clipfront/catalog/messages'
import { moneyFormat } from '@clipfront/feeds/messages'
import {
  fitEarlier,
  LONGEST_QUESTION,
  type Question,
  type WireAnswer,
  type WireAssistant,
} from '@clipfront/page-data/assistant'
import { cleanText } from '@clipfront/page-data/forms'
import { PAGE_PATHS, pagePath } from '@clipfront/routing/page-paths'
import { buildPage } from '../pages/buildPage.ts'
import { MOST_QUESTIONS } from '../limits/senderLimits.ts'

/** Of a question that is too long: the shopper sees all that has room in one form. */
const MOST_ECHOED = 4000
/** What an example pays, in the site's currency: of one without small coins more. */
const EXAMPLE_BASKET = 100
const EXAMPLE_BASKET_IN_COINS = 10_000

interface AssistantParts {
  /** Whether a language model may write. */
  byModel: boolean
  /** Of the page that it is asked from. */
  merchant: { id: number; slug: string; name: string } | null
  /** What was sent, and why it is none. */
  refused?: { question: string; issue: NonNullable<WireAssistant['issue']> }
  answered?: Question & { answer: WireAnswer }
}

/** The page of the assistant (docs/contracts/assistant.md): page data of no path of the catalog, and every word of it. */
export function buildAssistantPage({ site }: CatalogView, { byModel, merchant, refused, answered }: AssistantParts) {
  const messages = resolveMessages(site.language)
  const { assistant: words, forms } = messages
  const { heading, intro, personal, writers, examplesHeading, examples, examplesOf, panel } = words
  const basket = formatBasket(site)
  const format = new Intl.NumberFormat(site.language)
  const question = answered?.question ?? cleanText(refused?.question.slice(0, MOST_ECHOED) ?? '')
  const assistant: WireAssistant = {
    by_model: byModel,
    longest: LONGEST_QUESTION,
    merchant_id: merchant?.id ?? null,
    path: merchant ? pagePath('merchant', merchant.slug) : '/',
    heading,
    intro: [intro(site.name), writers[byModel ? 'model' : 'catalog'], personal],
    examples: [...(merchant ? examplesOf(merchant.name, basket) : examples(basket))],
    question,
    issue: refused?.issue ?? null,
    answer: answered?.answer ?? null,
    earlier: answered ? fitEarlier([...answered.earlier, question]) : [],
    words: {
      ...panel,
      examples: examplesHeading,
      long: forms.long(format.format(LONGEST_QUESTION)),
      busy: panel.busy(format.format(MOST_QUESTIONS.ofVisitorPerMinute), format.format(MOST_QUESTIONS.ofVisitorPerDay)),
      // The browser knows when.
      later: panel.later('{when}'),
      back: forms.back,
      close: forms.close,
    },
    privacy: { label: messages.articles.privacy(site.name, site.texts.disclosure).heading, path: PAGE_PATHS.privacy },
  }
  const page = buildPage(site, {
    code: refused ? 422 : 200,
    page: 'static',
    title: `${heading} – ${site.name}`,
    description: intro(site.name),
    canonicalPath: '/api/assistant',
    robots: 'NOINDEX',
    data: { heading, blocks: [] },
  })
  return { ...page, assistant }
}

function formatBasket({ language, currency }: CatalogView['site']): string {
  const format = moneyFormat(language, currency)
  return format.format(format.resolvedOptions().maximumFractionDigits === 0 ? EXAMPLE_BASKET_IN_COINS : EXAMPLE_BASKET)
}
