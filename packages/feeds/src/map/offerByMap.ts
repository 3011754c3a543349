import {
  isReject,
  type MerchantDraft,
  type OfferDraft,
  type Reject,
  type RawOffer,
  type GivenFields,
} from '../draft/Draft.ts'
import { draftMerchant } from '../draft/nameMerchant.ts'
import { draftOffer, type DraftContext } from '../draft/draftOffer.ts'
import type { ColumnStyles } from './columnStyles.ts'
import type { FeedMap, MapField, OfferMap } from './FeedMap.ts'
import { codePartsAt, textAtField, fieldAt, labelsAtField, foldKey, termsAtField } from './fieldAt.ts'
import { resolveDestination } from '../text/resolveDestination.ts'
import { findDiscount } from '../text/findDiscount.ts'
import { findAddress, parseMerchantUrl } from '../text/parseMerchantUrl.ts'
import { plainText } from '../text/plainText.ts'
import { trimEdges } from '../text/cutText.ts'
import { inAnyLanguage, re } from '../text/re.ts'
import codeWords from '../text/words/codes.json' with { type: 'json' }
import { inlineMarkdown } from '../formats/markdown/inlineText.ts'
import { saysNothing } from '../formats/readTable.ts'
import { datesByMap } from './datesByMap.ts'
import { discountByMap, moneyIn } from './discountByMap.ts'
import { tableDate } from '../fields/tableDate.ts'
import type { Conditions } from '../discount/Discount.ts'
import { filled } from '../fields/parseDiscount.ts'
import { regionCodes } from '../fields/regionCodes.ts'

/**
 * How one record becomes an offer or a merchant by a map, or a reason why not.
 * @param standardSource the feed's name, for records that do not name theirs
 */
export function draftByMap(map: FeedMap, styles: ColumnStyles, standardSource: string, context: DraftContext) {
  return (record: unknown): OfferDraft | MerchantDraft | Reject => {
    if (map.kind === 'merchants')
      return draftMerchant({
        domain: textAtField(record, map.fields.domain),
        name: textAtField(record, map.fields.name),
        logo: textAtField(record, map.fields.logo),
      })
    const raw = offerByMap(record, map, styles, standardSource)
    return isReject(raw) ? raw : draftOffer(raw, context)
  }
}

/**
 * An offer as one record says it, or why it is none.
 * @param standardSource the feed's name, for records that do not name theirs
 */
export function offerByMap(
  record: unknown,
  map: OfferMap,
  styles: ColumnStyles,
  standardSource: string,
): RawOffer | Reject {
  const { fields, standard } = map
  const secrecy = findSecrecy(record, map)
  if (secrecy) return { reason: secrecy }
  if (!fieldSays(record, map.take, 'every')) return { reason: 'no_offer' }
  if (fieldSays(record, map.leave, 'some')) return { reason: 'left_out' }
  const codes = parseCodes(
    fields.codes === undefined ? codePartsAt(record, fields.text) : fieldAt(record, fields.codes),
  )
  if (codes.some(isDamaged)) return { reason: 'damaged_code' }
  const name = textAtField(record, fields.name)
  const [wording = '', ...more] = listTexts(record, map, name)
  const title = plainText(inlineMarkdown(map.needsWorth ? firstLine(wording) : wording))
  const product = plainText(inlineMarkdown(wordsAtField(record, fields.product)))
  const description = plainText(inlineMarkdown(wordsAtField(record, fields.description)))
  const language = textAtField(record, fields.language) || (standard.language ?? 'en')
  const link = findLink(record, fields.link) || linkOfList(name, standard.link)
  const raw: RawOffer = {
    name,
    isMerchantNamed: isNamedSo(name, link, styles),
    text: description || title || product,
    product,
    isDescription: map.isDescription,
    needsWorth: map.needsWorth,
    terms: map.live
      ? ''
      : [...new Set([wordsAtField(record, fields.terms), ...more])].filter(Boolean).map(inlineMarkdown).join(' | '),
    links: link === '' ? [] : [map.live ? resolveDestination(link) : link],
    codes,
    // A post says in its title what is saved, and more of it below.
    discount:
      discountByMap(record, { map, styles, text: `${title || product} ${description}`.trim(), language }) ??
      (map.needsWorth ? findDiscount(title) : null),
    ...datesByMap(record, map, styles),
    addedOn: tableDate(textAtField(record, fields.addedOn), styles.dates['addedOn']),
    year: null,
    category: [...labelsAtField(record, fields.category), standard.category ?? ''].join(' '),
    source: textAtField(record, fields.source) || (standard.source ?? standardSource),
    language,
  }
  // A section's heading, a total, a note: something stands in the row, and nothing where offers have their title.
  const isTitled = fields.text !== undefined || fields.product !== undefined
  if (!map.live && isTitled && (raw.name || link) && !raw.text && codes.length === 0 && !raw.discount)
    return { reason: 'missing_title' }
  return map.live
    ? { ...raw, given: givenByMap(record, map, styles, title, codes[0] ?? '') }
    : { ...raw, conditions: readConditions(record, map), externalId: readId(record, map) }
}

/** A text of a record; none where it says only that there is none, as databases export it. */
function wordsAtField(record: unknown, field: MapField | undefined): string {
  const text = textAtField(record, field)
  return saysNothing(text) ? '' : text
}

/** What a record says in its fields for that, the title first; one that only repeats the merchant's name is none where another says more. */
function listTexts(record: unknown, { fields, live }: OfferMap, name: string): string[] {
  if (live || !Array.isArray(fields.text)) return [wordsAtField(record, fields.text)]
  const texts = [...new Set(fields.text.map((path) => wordsAtField(record, path)))].filter(Boolean)
  const saying = texts.filter((text) => foldKey(text) !== foldKey(name))
  return saying.length > 0 ? saying : texts
}

/** What a post of several lines is about, it says in the first. */
function firstLine(text: string): string {
  return text.split('\n').find((line) => /\p{L}{3}|\d/u.test(line)) ?? text
}

/** Whether the whole file calls the merchant of this link so. */
function isNamedSo(name: string, link: string, styles: ColumnStyles): boolean {
  const merchant = parseMerchantUrl(link)
  return typeof merchant === 'object' && styles.isOwnName(name, merchant.domain)
}

/** The first link that leads to a shop, or else the first: one of them may only count the click. */
function findLink(record: unknown, field: MapField | undefined): string {
  const links = [field ?? []]
    .flat()
    .map((path) => findAddress(textAtField(record, path)))
    .filter(Boolean)
  const [first = '', ...others] = links
  if (others.length === 0) return first
  return links.find((link) => typeof parseMerchantUrl(link) === 'object') ?? first
}

/** The address of the merchant whose list it is, for what names no other one. */
function linkOfList(name: string, link = ''): string {
  const merchant = parseMerchantUrl(link)
  if (typeof merchant === 'string') return ''
  const [label = ''] = merchant.domain.split('.')
  const [own, named] = [label, name].map((text) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''))
  return !named || !own || named.startsWith(own) || own.startsWith(named) ? link : ''
}

/** Whether fields of a record say one of the words that are given for each. */
function fieldSays(record: unknown, fields: OfferMap['take'], which: 'every' | 'some'): boolean {
  const says = ([path, words]: [string, readonly string[]]): boolean => {
    const wording = foldKey(textAtField(record, path))
    return words.some((word) => foldKey(word) === wording)
  }
  return which === 'every' ? Object.entries(fields).every(says) : Object.entries(fields).some(says)
}

const MOST_CODES = 20
const LONGEST_CODE = 100

function parseCodes(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value.slice(0, MOST_CODES) : [value]
  return values
    .flatMap((code) => codesInCell(writeCode(code).slice(0, LONGEST_CODE)))
    .filter(Boolean)
    .slice(0, MOST_CODES)
}

/** A list may hold records that name their codes; a code of figures alone may be a number. */
function writeCode(code: unknown): string {
  if (typeof code === 'string') return code
  if (Number.isSafeInteger(code)) return String(code)
  const named = fieldAt(code, ['code', 'name', 'value'])
  return typeof named === 'string' ? named : ''
}

/** Between codes of which each has a figure: "TAKE IT or LEAVE" is one. */
const OTHER_CODE = re.iu`\s(?:${inAnyLanguage(codeWords.between)}|[&+])\s`

/** A comma within a figure, and a slash before a short one, belong to a code: "OAK7,50", "OAK/8". */
const BETWEEN_CODES = /[;|\r\n]|(?<!\d),|,(?!\d{1,2}(?!\w))|\/(?!\d{1,3}(?!\w))/

/** What stands around a code, or a list of them. */
const QUOTES = `[]()"'`
/** A code in bold, or in quotes that somebody has set by hand. */
const IN_MARKS = /^\s*(?:\*{1,2}([^*]+)\*{1,2}|[‘’‚‹]([^‘’‹›]+)[‘’›]|[“”„«]([^“”„«»]+)[“”»])\s*$/
/** Two figures are no code: "20,OFF" is one. */
const PLAIN_CODE = /^(?!\d{1,2}$)[\w$-]{2,40}(?:[,/]\d{1,3})?$/

/** A cell has room for several: "OAK31, OAK32", or `["OAK31"]`. Prose with commas stays as it is. */
export function codesInCell(text: string): string[] {
  const cell = IN_MARKS.exec(text)?.slice(1).find(Boolean) ?? text
  const split = (by: RegExp) => cell.split(by).map((code) => trimEdges(code, { start: QUOTES, end: QUOTES }))
  const worded = split(OTHER_CODE)
  const areCodes = worded.length > 1 && worded.every((code) => /\d/.test(code))
  const parts = areCodes ? worded : split(BETWEEN_CODES).filter(Boolean)
  return parts.every((code) => PLAIN_CODE.test(code)) ? parts : [cell]
}

/** As spreadsheets shorten months in the languages of our sites. */
const MONTH = 'Jan|Feb|Fév|Mar|Mär|Mrz|Apr|Avr|Abr|May|Mai|Maj|Jun|Jul|Aug|Aoû|Ago|Sep|Oct|Okt|Nov|Dec|Dez|Déc|Dic|Ene'
const DAMAGED = new RegExp(String.raw`^\s*(?:\d(?:[.,]\d+)?E\+\d+|\d{1,2}-(?:${MONTH})|(?:${MONTH})-\d{2})\s*$`)

/** A spreadsheet has made a number of 1E5, and a day of MAY10: what stood there, nobody knows. */
function isDamaged(code: string): boolean {
  return DAMAGED.test(code)
}

/** How feeds say that an offer is no longer theirs to give; one that has ended keeps its dates instead. */
const WITHDRAWN = new Set(
  'deleted suspended withdrawn removed inactive disabled paused revoked cancelled canceled'.split(' '),
)
const YES = /^(?:true|yes|y|1|x|ja|oui|sí|si|exclusive)$/i
const NO = /^(?:false|no|n|0|nej|nein|non|notjoined|not joined)$/i
/** A long number that a spreadsheet has rounded, or JSON, is the name of many offers. */
const ROUNDED = /^\d(?:[.,]\d+)?E\+\d+$/i
const LONGEST_ID = 200

const AUDIENCES: readonly (readonly [RegExp, NonNullable<Conditions['audience']>])[] = [
  [/\bnew\b|\bfirst\b/i, 'new-customers'],
  [/\bstudents?\b/i, 'students'],
  [/\bmembers?\b/i, 'members'],
  [/\bapps?\b/i, 'app-users'],
]

function readId(record: unknown, { fields }: OfferMap): string {
  const given = fieldAt(record, fields.id)
  const id = textAtField(record, fields.id)
  const isRounded = ROUNDED.test(id) || (typeof given === 'number' && !Number.isSafeInteger(given))
  return isRounded ? '' : id.slice(0, LONGEST_ID)
}

/** What a feed that lists what stands today says of an offer in fields of their own. */
function givenByMap(record: unknown, map: OfferMap, styles: ColumnStyles, title: string, code: string): GivenFields {
  const { fields, words } = map
  const status = foldKey(textAtField(record, fields.status))
  const time = (name: 'publishFrom' | 'publishUntil') =>
    tableDate(textAtField(record, fields[name]), styles.dates[name])
  return {
    externalId: readId(record, map),
    title,
    code,
    terms: termsAtField(record, fields.terms),
    conditions: readConditions(record, map),
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
function findSecrecy(record: unknown, { fields }: OfferMap): 'personal' | 'not_joined' | null {
  if (YES.test(textAtField(record, fields.personal))) return 'personal'
  return NO.test(textAtField(record, fields.joined)) ? 'not_joined' : null
}

function readConditions(record: unknown, map: OfferMap): Conditions {
  const { fields, standard } = map
  const parts = typeof fields.discount === 'object' && !Array.isArray(fields.discount) ? fields.discount : {}
  const language = textAtField(record, fields.language) || (standard.language ?? 'en')
  const money = (field: OfferMap['fields']['leastBasket']) =>
    moneyIn(record, textAtField(record, field), parts, { map, language })
  const wording = textAtField(record, fields.audience)
  const uses = Number(fieldAt(record, fields.uses) ?? Number.NaN)
  return filled({
    leastBasket: money(fields.leastBasket),
    mostSaved: money(fields.mostSaved),
    audience: AUDIENCES.find(([pattern]) => pattern.test(wording))?.[1],
    uses: Number.isSafeInteger(uses) && uses > 0 ? uses : null,
  })
}
