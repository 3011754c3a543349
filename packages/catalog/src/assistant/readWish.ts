import type { Audience } from '@clipfront/page-data'
import type { Money } from '@clipfront/feeds/discount'
import type { Site } from '@clipfront/site-config'
import { type Figure, MARKED_FIGURE } from './readFigures.ts'
import type { ReadQuestion } from './readQuestion.ts'
import { foldText } from './foldText.ts'
import type { Meaning } from './words/QuestionWords.ts'
import { resolveQuestionWords } from './words/resolveQuestionWords.ts'

/** What an offer must be; null and false ask for nothing. */
export interface OfferFilters {
  kind: 'code' | 'deal' | null
  gives: 'free-delivery' | 'gift' | null
  audience: Audience | null
  /** Whether those for new customers are left out. */
  notNew: boolean
  leastPercent: number | null
  /** A sum off, at least. */
  leastOff: Money | null
  /** The price that it names, at most. */
  mostPrice: Money | null
  hasNoMinimum: boolean
  isExclusive: boolean
  /** Whether its last test worked, and how many days ago that may be at most: 0 is today. */
  tested: { withinDays: number | null } | null
  /** 0: its last day is today. */
  endsWithinDays: number | null
}

export type OfferSort = 'best' | 'newest' | 'biggest' | 'ending'

/** Which offers are asked for, whoever has them. */
export interface Wish {
  filters: OfferFilters
  sort: OfferSort
  /** What is to be paid, where that is said. */
  basket: Money | null
}

export const NO_FILTERS: OfferFilters = {
  kind: null,
  gives: null,
  audience: null,
  notNew: false,
  leastPercent: null,
  leastOff: null,
  mostPrice: null,
  hasNoMinimum: false,
  isExclusive: false,
  tested: null,
  endsWithinDays: null,
}

const WEEK_DAYS = 7

const AUDIENCES = {
  newCustomers: 'new-customers',
  students: 'students',
  members: 'members',
  appUsers: 'app-users',
} as const satisfies Partial<Record<Meaning, Audience>>

type Region = Pick<Site, 'currency' | 'language'>

/** What the phrases and figures of a question ask for. */
export function readWish(question: ReadQuestion, site: Region): Wish {
  const has = (meaning: Meaning): boolean => question.meanings.has(meaning)
  const { percent, off, price, basket } = readSums(question, site)
  const days = has('today') ? 0 : has('week') ? WEEK_DAYS : null
  const [audience = null] = (Object.keys(AUDIENCES) as (keyof typeof AUDIENCES)[])
    .filter(has)
    .map((meaning) => AUDIENCES[meaning])
  return {
    filters: {
      kind: has('withoutCode') ? 'deal' : has('code') ? 'code' : null,
      gives: has('freeDelivery') ? 'free-delivery' : has('gift') ? 'gift' : null,
      audience: has('notNew') && audience === 'new-customers' ? null : audience,
      notNew: has('notNew'),
      leastPercent: percent,
      leastOff: off,
      mostPrice: price,
      hasNoMinimum: has('noMinimum'),
      isExclusive: has('exclusive'),
      tested: has('tested') ? { withinDays: days } : null,
      endsWithinDays: has('ends') ? days : null,
    },
    sort: has('ends') ? 'ending' : has('newest') ? 'newest' : has('biggest') ? 'biggest' : 'best',
    basket,
  }
}

export function hasFilters({ filters, sort, basket }: Wish): boolean {
  const isFiltered = Object.values(filters).some((filter) => filter !== null && filter !== false)
  return isFiltered || sort !== 'best' || basket !== null
}

/** So many letters away a word says what a figure is. */
const NEAR = 24
/** Nothing but a space stands between. */
const BESIDE = 1

function readSums(question: ReadQuestion, { currency, language }: Region) {
  const beforeBasket = new Set(resolveQuestionWords(language).beforeBasket.split(' ').map(foldText))
  const sums: { percent: number | null; off: Money | null; price: Money | null; basket: Money | null } = {
    percent: null,
    off: null,
    price: null,
    basket: null,
  }
  const isNegated = readNegations(language)
  const negated: [keyof typeof sums, Figure][] = []
  const places = [...question.folded.matchAll(MARKED_FIGURE)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }))
  for (const [order, figure] of question.figures.entries()) {
    const place = places[order]
    const isOfName = question.names.some(({ start, end }) => place && start < place.end && place.start < end)
    const role = place && !isOfName ? findRole(figure, place, question, beforeBasket) : null
    if (role === null) continue
    const key = role === 'off' && figure.kind === 'percent' ? 'percent' : role
    if (place && isNegated(question.folded.slice(0, place.start), question.folded.slice(place.end)))
      negated.push([key, figure])
    else note(key, figure)
  }
  // A "no" alone may be an answer: "no, £50".
  for (const [key, figure] of negated) note(key, figure)
  return sums

  function note(key: keyof typeof sums, figure: Figure): void {
    if (figure.kind === 'percent') sums.percent ??= figure.percent
    else if (key !== 'percent')
      sums[key] ??= { amount: figure.amount, currency: figure.kind === 'money' ? figure.currency : currency }
  }
}

/** Whether a figure between two texts is one that is not meant. */
function readNegations(language: string): (before: string, behind: string) => boolean {
  const { before, behind } = resolveQuestionWords(language).negations
  const [words, endings] = [before.map(foldText), behind.map(foldText)]
  return (left, right) =>
    words.some((word) => ` ${left.trimEnd()}`.endsWith(` ${word}`)) ||
    endings.some((ending) => right.trimStart().startsWith(ending))
}

/**
 * The word right behind a figure says what it is, else the one right before it, else the nearest: a saving, or what is paid. Without
 * a word a sum with its currency is what is paid; at most so much, without a word of paying beside it, is what goods may cost.
 */
function findRole(
  figure: Figure,
  place: { start: number; end: number },
  { phrases, folded }: ReadQuestion,
  beforeBasket: ReadonlySet<string>,
): 'off' | 'price' | 'basket' | null {
  if (figure.kind === 'percent') return 'off'
  const near = phrases
    .flatMap(({ meaning, start, end }) => {
      if (meaning !== 'off' && meaning !== 'spend') return []
      const isBehind = start >= place.end
      const role = meaning === 'off' ? ('off' as const) : ('basket' as const)
      return [{ role, isBehind, gap: isBehind ? start - place.end : place.start - end }]
    })
    .filter(({ gap }) => gap <= NEAR)
    .toSorted((one, other) => one.gap - other.gap)
  const behind = near.find(({ isBehind, gap, role }) => isBehind && gap <= BESIDE && role === 'off')
  const before = near.find(({ isBehind, gap }) => !isBehind && gap <= BESIDE)
  const beside = behind ?? before
  const isLimit = phrases.some(
    ({ meaning, start, end }) =>
      meaning === 'atMost' && [place.start - end, start - place.end].some((gap) => gap >= 0 && gap <= BESIDE),
  )
  if (isLimit && figure.kind === 'money' && near.length === 0) return 'price'
  if (beside) return beside.role
  const word = folded.slice(0, place.start).trim().split(' ').at(-1)
  if (figure.kind === 'money' && word !== undefined && beforeBasket.has(word)) return 'basket'
  if (figure.kind === 'money') return near[0]?.role ?? 'basket'
  return near.some(({ role }) => role === 'basket') ? 'basket' : null
}
