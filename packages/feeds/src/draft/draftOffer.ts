import type { Discount } from '../discount/Discount.ts'
import { capText, cutText, trimEdges } from '../text/cutText.ts'
import { cleanLine, cleanTitle, isQuestion } from '../text/cleanTitle.ts'
import { codesInUrl } from '../text/codesInUrl.ts'
import { isFieldCode, saysElsewhere, saysNoCode } from '../text/codeShape.ts'
import { plainText, withoutMarks } from '../text/plainText.ts'
import { findCodes } from '../text/findCodes.ts'
import { findDates } from '../text/findDates.ts'
import { namesCashback } from '../text/discountWording.ts'
import { findDiscount } from '../text/findDiscount.ts'
import { findConditions, findKeyTerms } from '../text/findConditions.ts'
import { parseMerchantUrl } from '../text/parseMerchantUrl.ts'
import { withoutOpenCode, withoutOpenEnd } from '../text/closeGaps.ts'
import { withoutCodes } from '../text/withoutCodes.ts'
import { withoutUrls } from '../text/withoutUrls.ts'
import { type CalendarDay, zonedMoment } from '../text/CalendarDay.ts'
import { findCategory } from './findCategory.ts'
import { composeTitle, productName, type Title, titleName, titleProduct, withWorth } from './composeTitle.ts'
import { describeDiscount } from '../messages/describeWorth.ts'
import { composeDetail, toLines, toTerms } from './composeDetail.ts'
import type { FeedTime, OfferDraft, RawOffer, Reject } from './Draft.ts'
import { nameMerchant } from './nameMerchant.ts'
import { offerKey, offerSign } from './offerKey.ts'
import { isProductPage, keyWords, productWords } from './productWords.ts'
import { slugify } from '../text/slugify.ts'

export interface DraftContext {
  now: Date
  /** IANA name of the site's zone: an offer ends when its last day ends there. */
  timeZone: string
  /** BCP 47, of the site. */
  language: string
  /** ISO 3166 code of the site's country. */
  region: string
  /** The address of a merchant that the site knows by this name; null for any other. */
  findDomain: (merchantName: string) => string | null
  /** Told what a feed itself calls the merchant of an offer, or its product, and at which address it was found. */
  onNamed?: (domain: string, name: string) => void
}

const LONGEST_SOURCE = 80
/** A text names its merchant this early, or not at all. */
const LONGEST_NAMED = 80
/** A text of more codes than these is a list of codes, and its title holds none of the rest. */
const MOST_CODES = 20
const MOST_LABELS = 20
const NOVEMBER = 11
const DAY_MS = 86_400_000
const HALF_A_YEAR_MS = 180 * DAY_MS

/**
 * An offer of the catalog from what a feed said, or the reason why not. Never keeps a link: of the address only the
 * merchant's registrable domain and a key of the page remain.
 */
export function draftOffer(raw: RawOffer, context: DraftContext): OfferDraft | Reject {
  const name = plainText(raw.name)
  const merchant = findMerchant(raw, name, context)
  if (typeof merchant === 'string') return { reason: merchant }
  if (name) context.onNamed?.(merchant.domain, name)
  if (isElsewhere(raw.given?.regions ?? [], context)) return { reason: 'other_region' }
  const text = plainText(raw.text)
  const terms = plainText(raw.terms)
  const fields = readCodeFields(raw)
  const fieldCodes = fields.filter((field) => isFieldCode(field))
  const code = fieldCodes[0] ?? findCode(raw, fields, [terms, text, name])
  const sumsLanguage = currencyLanguage(raw, context)
  const readWords = () => firstDiscount([name, text], terms, sumsLanguage)
  const found = raw.discount ?? (raw.given && findDiscount(plainText(raw.given.title), sumsLanguage)) ?? readWords()
  if (!raw.given && !name && isQuestion(text) && !code) return { reason: 'question' }
  if (raw.needsWorth && !code && !found && ![terms, text, name].some(namesCashback)) return { reason: 'no_offer' }
  // Beside a field for the code, what only looks like one is the number of a product.
  const bareToo = raw.codes === null
  const allCodes = code ? [code, ...fieldCodes, ...findCodes(`${name} ${text} ${terms}`, { bareToo })] : []
  const codes = [...new Set(allCodes)].slice(0, MOST_CODES)
  const shown = (part: string): string => withoutUrls(withoutCodes(part, codes))
  const discount = found && (withoutGivenAway(found, codes, shown) ?? readWords())
  const named = withoutUrls(name || cutText(text, LONGEST_NAMED))
  const merchantName = nameMerchant(named, merchant.domain, raw.isMerchantNamed)
  const bareText = shown(text)
  const product = plainText(raw.product ?? '')
  const offer = { domain: merchant.domain, merchantName, discount }
  const titled = findTitle(raw, { ...offer, shown, product, bareText, language: context.language })
  /** Where a mark stood within the code, or a sign behind it, it is one only now. */
  const hide = (part: string): string => (codes.some((one) => part.includes(one)) ? withoutCodes(part, codes) : part)
  const title = code ? withoutOpenCode(hide(titled.title)) : titled.title
  if (!/[\p{L}\p{N}]/u.test(title)) return { reason: 'missing_title' }
  const externalId = cleanId(raw.given?.externalId ?? raw.externalId ?? '')
  const dates = readDates(raw, `${terms} | ${text} | ${name}`, context)
  const category = findCategory(raw.category, `${title} ${bareText}`, merchant.domain)
  const blocks = toTerms(raw.given?.terms ?? '', shown)
  const wording = capText([terms, text, ...toLines(blocks)].filter(Boolean).join(' | '))
  const card = {
    code,
    title,
    detail: hide(composeDetail(title, [text === product ? '' : bareText, shown(terms)])),
    keyTerms: findKeyTerms(wording, context.language),
    conditions: { ...findConditions(wording, discount, sumsLanguage), ...raw.conditions, ...raw.given?.conditions },
    terms: blocks,
    discount,
    promotionOff: describeDiscount(discount),
    startsAt: dates.startsAt,
    endsAt: dates.endsAt,
  }
  return {
    ...card,
    domain: merchant.domain,
    merchantName,
    upk: offerKey({ domain: merchant.domain, code, discount, landing: merchant.landing, title }),
    ...(isProductPage(merchant.landing)
      ? { product: '', keyWords: [] }
      : {
          product: productWords({ ...offer, title: titled.wording }).join(' '),
          keyWords: [
            ...new Set(
              [...new Set([titled.plain, titled.named])].map((words) => keyWords({ ...offer, title: words }).join(' ')),
            ),
          ],
        }),
    externalId,
    sign: offerSign(card),
    ...toGivenColumns(raw, externalId, context),
    keywords: [merchantName, cleanTitle(productName(shown(name), context.language)), category].join(' ').toLowerCase(),
    firstSeenAt: dates.firstSeenAt,
    source: trimEdges(cutText(withoutUrls(plainText(withoutMarks(raw.source))), LONGEST_SOURCE), {}) || 'feed',
    sourceAddTime: dates.addedAt,
    category,
  }
}

interface TitleParts {
  domain: string
  merchantName: string
  discount: Discount | null
  /** What of a text may be shown. */
  shown: (part: string) => string
  product: string
  bareText: string
  language: string
}

/**
 * The feed's own title, or one that is made. It ends in a word that something may end in.
 * @returns also the words that say what it is on, and the title that its name alone would give
 */
function findTitle(raw: RawOffer, parts: TitleParts): Title & { named: string } {
  const { shown, product, bareText, discount, language } = parts
  const given = shown(plainText(raw.given?.title ?? ''))
  const wording = raw.isDescription ? '' : withoutMarks(bareText)
  if (product) {
    const own = given || (product === plainText(raw.text) ? '' : wording)
    const title = withoutOpenEnd(titleProduct(shown(product), own, discount, language))
    return { title, plain: title, wording: title, named: title }
  }
  const plain = withoutOpenEnd(cleanTitle(given))
  if (plain) return { title: withWorth(plain, discount, language), plain, wording: cleanLine(given), named: plain }
  // A shop's own list of codes has no titles: of each is said what it takes off.
  const isUnnamed = !raw.name && (raw.isDescription || (wording === '' && discount !== null))
  const name = shown(isUnnamed ? parts.merchantName : productName(plainText(raw.name), language))
  const isMerchant = !raw.isDescription && isMerchantOnly(raw.name, name, parts)
  const titled = composeTitle({ name, isMerchant, text: wording, discount, language })
  const named = withoutOpenEnd(titleName(cleanTitle(name), '', discount, language))
  return { ...titled, title: withoutOpenEnd(titled.title), plain: withoutOpenEnd(titled.plain), named }
}

/** What is said of a worth in words must not say the code; null where it says nothing else. */
function withoutGivenAway(discount: Discount, codes: readonly string[], shown: TitleParts['shown']): Discount | null {
  if (discount.kind !== 'other') return discount
  const text = shown(discount.text)
  const isCode = codes.some((code) => code.toUpperCase() === text.toUpperCase())
  return isCode || !/[\p{L}\p{N}]/u.test(text) ? null : { ...discount, text }
}

/** A name that begins with the merchant's, and says no worth. */
function isMerchantOnly(given: string, name: string, { merchantName, ...offer }: TitleParts): boolean {
  if (findDiscount(plainText(given), offer.language)) return false
  return name.startsWith(merchantName) || keyWords({ ...offer, merchantName, title: name }).length === 0
}

/** Some networks name their merchants and give no address but their own, some tables have no column for it: then the name decides. */
function findMerchant({ links, given }: RawOffer, name: string, { findDomain }: DraftContext) {
  const merchant = parseMerchantUrl(links[0] ?? '')
  const isNamedOnly =
    links.length === 0 || merchant === 'no_shop' || (given !== undefined && typeof merchant === 'string')
  const known = isNamedOnly && name !== '' ? findDomain(name) : null
  return known === null ? merchant : parseMerchantUrl(known)
}

function isElsewhere(regions: readonly string[], { region }: DraftContext): boolean {
  return regions.length > 0 && !regions.includes(region)
}

/** What only the feed of a network says of an offer. */
function toGivenColumns({ given }: RawOffer, externalId: string, { timeZone }: DraftContext) {
  const at = (time: FeedTime | null | undefined, edge: 'start' | 'end') => toMoment(time ?? null, edge, timeZone)
  return {
    tags: toSlugs(given?.tags),
    brands: toSlugs(given?.brands),
    isExclusive: given?.isExclusive ?? false,
    publishFrom: at(given?.publishFrom, 'start'),
    publishUntil: at(given?.publishUntil, 'end'),
    listing: given && externalId ? { externalId, isWithdrawn: given.isWithdrawn } : null,
  }
}

/** As it stands, without what no database takes: signs that steer, and halves of a sign. */
function cleanId(id: string): string {
  return id.replaceAll(/[\p{Cc}\p{Cs}]+/gu, '').trim()
}

function toSlugs(labels: readonly string[] = []): string[] {
  return [...new Set(labels.map((label) => slugify(plainText(label))).filter(Boolean))].slice(0, MOST_LABELS)
}

/**
 * The code where no field is one: what words say counts before what only a link holds. A field that says that there is none is believed.
 */
function findCode(raw: RawOffer, fields: readonly string[], texts: readonly string[]): string {
  if (fields.some((field) => saysNoCode(field) && !saysElsewhere(field))) return ''
  const find = (text: string) => findCodes(text, { bareToo: raw.codes === null })
  // A part of the one word that stands in a field is another code.
  const inFields = fields.flatMap((field) => find(field).filter((code) => /[\s:：=]/u.test(field) || code === field))
  const named = [...inFields, ...texts.flatMap((text) => find(text))]
  return named[0] ?? raw.links.flatMap((link) => codesInUrl(link))[0] ?? ''
}

function readCodeFields({ given, codes }: RawOffer): string[] {
  return [given?.code ?? '', ...(codes ?? [])].map((field) => withoutMarks(plainText(field)))
}

/** A sign that several currencies share means that of the feed's language, or else that of the site's. */
function currencyLanguage({ language }: RawOffer, context: DraftContext): string {
  return language === 'en' ? context.language : language
}

/** What its words name; a title that says what is saved is not overruled by what its terms tell beside. */
function firstDiscount(titles: readonly string[], terms: string, language: string): Discount | null {
  const read = (text: string): Discount[] => [findDiscount(text, language) ?? []].flat()
  const titled = titles.flatMap(read)
  const isTitled = titled.some(({ kind }) => kind !== 'price' && kind !== 'free')
  const found = isTitled ? titled : [...titled, ...read(terms)]
  // A reduction says more than the price that it led to, "3 for 2" more than that one is free, and so does what it comes with.
  const [first = null] = found
  const find = (...kinds: readonly Discount['kind'][]) => found.find(({ kind }) => kinds.includes(kind))
  return find('percent', 'money') ?? find('bundle') ?? (first?.kind === 'free' ? find('gift') : null) ?? first
}

function readDates(raw: RawOffer, text: string, { now, timeZone }: DraftContext) {
  // By the day of the import a date without a year would move: it counts only where the list says of when it is.
  const year = raw.asOf ?? raw.year ?? findYear(raw.addedOn) ?? Number.NaN
  const prose = raw.ends || raw.given ? { starts: null, ends: null } : findDates(text, year)
  const at = (time: FeedTime | null, edge: 'start' | 'end') => toMoment(time, edge, timeZone)
  const startsAt = at(raw.starts ?? prose.starts, 'start')
  const endsAt = at(raw.ends ?? (prose.ends && notBefore(prose.ends, startsAt)), 'end')
  // A yearly list is known to have stood on the first of November of its year, and its offers with it.
  const addedOn = raw.addedOn ?? (raw.year === null ? null : { year: raw.year, month: NOVEMBER, day: 1 })
  const added = at(addedOn, 'start')
  // Nobody has seen an offer tomorrow. Such a date would win over every other feed for ever.
  const addedAt = added && added.getTime() < now.getTime() + DAY_MS ? added : null
  const known = [startsAt, endsAt, addedAt, now].filter((moment) => moment !== null)
  const firstSeenAt = new Date(Math.min(...known.map((moment) => moment.getTime())))
  return { startsAt: endsAt && startsAt && startsAt > endsAt ? null : startsAt, endsAt, addedAt, firstSeenAt }
}

function toMoment(time: FeedTime | null, edge: 'start' | 'end', timeZone: string): Date | null {
  return time instanceof Date || time === null ? time : zonedMoment(time, edge, timeZone)
}

function findYear(time: FeedTime | null): number | undefined {
  return time instanceof Date ? time.getUTCFullYear() : time?.year
}

/** "Ends 1/3", said in December, means the year to come. */
function notBefore(ends: CalendarDay, startsAt: Date | null): CalendarDay {
  const isPast =
    startsAt !== null && Date.UTC(ends.year, ends.month - 1, ends.day) < startsAt.getTime() - HALF_A_YEAR_MS
  return isPast ? { ...ends, year: ends.year + 1 } : ends
}
