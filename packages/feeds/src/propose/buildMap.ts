import * as v from 'valibot'
import { feedMapSchema, type FeedMap } from '../map/FeedMap.ts'
import { isRecord } from '../fields/FeedRecord.ts'
import type { Column } from './Column.ts'
import { type Field, listWithdrawn } from './fieldsByName.ts'

export interface MapFrame {
  /** What the map is called. */
  name: string
  /** Dotted path of the list in which the records stand; empty where the file is the list. */
  records: string
  /** BCP 47, of what the records say. */
  language: string
  /** The domain of the merchant whose offers those are that lead nowhere. */
  merchant?: string | null
  /** The feed lists what stands today: its ids and states count, and what it no longer lists is withdrawn. */
  isLive?: boolean
  /** The currency of sums that name none. */
  currency: string | null
}

/** What only the map of a feed that lists what stands today can have. */
export const LIVE_FIELDS: ReadonlySet<Field> = new Set<Field>(['status', 'description', 'exclusive', 'tags', 'regions'])

const PLAIN_FIELDS = [
  'id',
  'name',
  'product',
  'codes',
  'starts',
  'ends',
  'addedOn',
  'terms',
  'category',
  'language',
  'source',
  'leastBasket',
  'mostSaved',
  'audience',
] as const
const PARTS = ['type', 'percent', 'amount', 'money', 'currency', 'price', 'was', 'text'] as const

/** The map that takes these columns for these fields. */
export function buildMap(columns: ReadonlyMap<Field, readonly Column[]>, frame: MapFrame): FeedMap {
  const { isLive = false } = frame
  const paths = (...fields: readonly Field[]): string | string[] | undefined => {
    const all = fields.flatMap((field) => columns.get(field) ?? []).map(({ path }) => path)
    return all.length > 1 ? all : all[0]
  }
  const discount: Record<string, string | string[]> = withoutNothing(
    Object.fromEntries(PARTS.map((part) => [part, paths(`discount.${part}`)])),
  )
  // A title and a link alone are a page, and no offer; what makes it one may stand in its description.
  const isListOfPosts = !isLive && !columns.has('codes') && Object.keys(discount).length === 0
  const fields = withoutNothing({
    ...Object.fromEntries(PLAIN_FIELDS.map((field) => [field, paths(field)])),
    text: isLive && columns.has('text') ? paths('text') : paths('text', 'description'),
    terms: paths('terms') ?? (isListOfPosts ? paths('description') : undefined),
    link: paths('link', 'affiliate'),
    discount: Object.keys(discount).length > 0 ? discount : undefined,
    ...(isLive && Object.fromEntries([...LIVE_FIELDS].map((field) => [field, paths(field)]))),
  })
  const [status] = columns.get('status') ?? []
  const withdrawn = listWithdrawn(status?.filled ?? [])
  return v.parse(feedMapSchema, {
    name: frame.name,
    kind: 'offers',
    ...(frame.records && { records: frame.records }),
    recognise: [
      paths('name'),
      paths('link', 'affiliate'),
      paths('text', 'description'),
      paths('codes'),
      ...Object.values(discount),
    ]
      .flatMap((path) => [path].flat()[0] ?? [])
      .toSorted(numbersLast)
      .slice(0, MOST_RECOGNISED),
    standard: withoutNothing({
      language: fields['language'] === undefined ? frame.language : undefined,
      link: frame.merchant ?? undefined,
      currency: discount['currency'] === undefined ? (frame.currency ?? undefined) : undefined,
    }),
    ...(isLive && { live: true, ...(withdrawn.length > 0 && { words: { withdrawn } }) }),
    ...(!isLive && status && withdrawn.length > 0 && { leave: { [status.path]: withdrawn } }),
    ...(isListOfPosts && { needsWorth: true }),
    fields,
  })
}

/** The map as it is written to a file: without what is so anyway. */
export function shortenMap(map: FeedMap): Record<string, unknown> {
  return Object.fromEntries(Object.entries(map).filter(([, value]) => hasValue(value)))
}

function hasValue(value: unknown): boolean {
  return value !== false && value !== '' && !(isRecord(value) && Object.keys(value).length === 0)
}

const MOST_RECOGNISED = 4

/** A map whose first field is a number is one of rows without names. */
function numbersLast(a: string, b: string): number {
  return Number(/^\d+$/.test(a)) - Number(/^\d+$/.test(b))
}

function withoutNothing<Value>(fields: Record<string, Value | undefined>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
