import type { Conditions } from '../discount/Conditions.ts'
import type { GivenFields } from '../draft/Draft.ts'
import type { ColumnStyles } from './columnStyles.ts'
import { moneyIn } from './discountByMap.ts'
import type { OfferMap } from './FeedMap.ts'
import { fieldAt, labelsAtField, termsAtField, textAtField } from './fieldAt.ts'
import { foldKey } from './foldKey.ts'
import { regionCodes } from '../fields/regionCodes.ts'
import { tableDate } from '../fields/tableDate.ts'

/** How feeds say that an offer is no longer theirs to give; one that has ended keeps its dates instead. */
const WITHDRAWN = new Set(
  'deleted suspended withdrawn removed inactive disabled paused revoked cancelled canceled'.split(' '),
)
const YES = /^(?:true|yes|y|1|x|ja|oui|sí|si|exclusive)$/i
const NO = /^(?:false|no|n|0|nej|nein|non|notjoined|not joined)$/i
/** A long number that a spreadsheet has rounded is the name of many offers. */
const ROUNDED = /^\d(?:[.,]\d+)?E\+\d+$/i
const LONGEST_ID = 200

const AUDIENCES: readonly (readonly [RegExp, NonNullable<Conditions['audience']>])[] = [
  [/\bnew\b|\bfirst\b/i, 'new-customers'],
  [/\bstudents?\b/i, 'students'],
  [/\bmembers?\b/i, 'members'],
  [/\bapps?\b/i, 'app-users'],
]

/** What a feed that lists what stands today says of an offer in fields of their own. */
export function givenByMap(
  record: unknown,
  map: OfferMap,
  styles: ColumnStyles,
  title: string,
  code: string,
): GivenFields {
  const { fields, words } = map
  const id = textAtField(record, fields.id)
  const status = foldKey(textAtField(record, fields.status))
  const time = (name: 'publishFrom' | 'publishUntil') =>
    tableDate(textAtField(record, fields[name]), styles.dates[name])
  return {
    externalId: ROUNDED.test(id) ? '' : id.slice(0, LONGEST_ID),
    title,
    code,
    terms: termsAtField(record, fields.terms),
    conditions: conditionsOf(record, map),
    tags: labelsAtField(record, fields.tags),
    brands: labelsAtField(record, fields.brands),
    isExclusive: YES.test(textAtField(record, fields.exclusive)),
    publishFrom: time('publishFrom'),
    publishUntil: time('publishUntil'),
    regions: regionCodes(labelsAtField(record, fields.regions)),
    isWithdrawn: WITHDRAWN.has(status) || (words.withdrawn ?? []).some((word) => foldKey(word) === status),
  }
}

/** Why a record of such a feed is not for everybody's eyes; null where it is. */
export function secrecyOf(record: unknown, { fields }: OfferMap): 'personal' | 'not_joined' | null {
  if (YES.test(textAtField(record, fields.personal))) return 'personal'
  return NO.test(textAtField(record, fields.joined)) ? 'not_joined' : null
}

function conditionsOf(record: unknown, map: OfferMap): Conditions {
  const { fields, standard } = map
  const parts = typeof fields.discount === 'object' && !Array.isArray(fields.discount) ? fields.discount : {}
  const language = textAtField(record, fields.language) || (standard.language ?? 'en')
  const money = (field: OfferMap['fields']['leastBasket']) =>
    moneyIn(record, textAtField(record, field), parts, { map, language })
  const leastBasket = money(fields.leastBasket)
  const mostSaved = money(fields.mostSaved)
  const said = textAtField(record, fields.audience)
  const audience = AUDIENCES.find(([pattern]) => pattern.test(said))?.[1]
  const uses = Number(fieldAt(record, fields.uses) ?? Number.NaN)
  return {
    ...(leastBasket ? { leastBasket } : {}),
    ...(mostSaved ? { mostSaved } : {}),
    ...(audience ? { audience } : {}),
    ...(Number.isSafeInteger(uses) && uses > 0 ? { uses } : {}),
  }
}
