import type { WireCoupon } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'
import type { Selectable } from 'kysely'
import { hash } from 'node:crypto'
import type { CouponTable } from '../database/tables/coupons.ts'
import type { Conditions, Discount } from '@clipfront/feeds/discount'
import { describeWorth, moneyFormat } from '@clipfront/feeds/messages'
import { pagePath } from '@clipfront/routing/page-paths'
import { resolveMessages } from '../messages/resolveMessages.ts'
import { assessHealth } from '../health/assessHealth.ts'
import type { CouponFigures } from './couponFigures.ts'
import { isUsable } from './couponState.ts'
import type { CouponRow } from './selectCoupons.ts'
import { shownWords } from './shownWords.ts'
import { HEARSAY } from './trials.ts'

/** As much of a code as a list shows. */
const SHOWN_CHARACTERS = 2

/** More than these are not read before a click. */
const MOST_KEY_TERMS = 3

interface Showing {
  /** Whether it was asked for: this page may hold the whole code, every other page its last two characters. */
  revealed?: boolean
  /** Its place without ranking, where its list has one. */
  oldPosition?: number | null
  /** What was searched for when the coupon was found; it goes into the event that its click makes (R3.4). */
  searchWord?: string
}

/** Where a coupon is shown: on its own page, else on its merchant's. */
export function offerPath(
  { pageType }: Pick<Site, 'pageType'>,
  { id, merchant }: { id: number; merchant: { slug: string } },
): string {
  return pageType.coupon === undefined ? pagePath('merchant', merchant.slug) : pagePath('coupon', id)
}

/** A coupon as page data carries it. */
export function describeCoupon(
  row: CouponRow & CouponFigures,
  site: Pick<Site, 'language'>,
  { revealed = false, searchWord = '', oldPosition = null }: Showing = {},
): WireCoupon {
  const hasCode = row.code !== ''
  const showsCode = revealed && hasCode && isUsable(row)
  const words = showsCode ? row : shownWords(row)
  const health = assessHealth(row.votes, row.tests)
  return {
    id: row.id,
    kind: hasCode ? 'code' : 'deal',
    // Networks forbid to reveal what cannot be used.
    code: showsCode ? row.code : revealed ? '' : lastCharacters(row.code),
    revealed: revealed && hasCode,
    title: words.title,
    merchant: {
      id: row.merchant_id,
      slug: row.merchant_slug,
      name: row.merchant_name,
      tint: row.merchant_tint,
      logo: row.merchant_logo,
    },
    discount: wireDiscount(row.discount, site),
    state: row.state,
    starts_at: toText(row.starts_at),
    ends_at: toText(findEnd(row)),
    // Past offers were tried once, perhaps; saying so beside them would read as a promise.
    is_verified: row.verified_at !== null && row.state === 'live',
    verified_by: row.verified_by,
    verified_at: toText(row.verified_at),
    failed_at: row.state === 'live' ? findFailure(row) : null,
    ...(oldPosition !== null && { old_position: oldPosition }),
    is_exclusive: row.is_exclusive,
    ...describeKeyTerms(row, words.key_terms, site),
    conditions: wireConditions(row.conditions),
    used_today: row.used_today,
    votes_worked: health.votes.worked,
    votes_failed: health.votes.failed,
    health: wireHealth(health, row.tests),
    has_affiliate: hasProgramme(row),
    link: `###-c-${row.id}?url=${encodeURIComponent(resolveMerchantTarget({ slug: row.merchant_slug, programme_target: row.programme_target }))}`,
    promotion_off: row.promotion_off,
    promotion_detail: words.detail,
    terms: words.terms,
    tag: row.tags,
    upk: row.upk,
    keywords: row.keywords,
    search_word: searchWord,
    domain: row.merchant_domain,
    sign: hashSign(row),
    source: row.source,
    source_list: row.source_list,
    source_add_time: toText(row.source_add_time),
  }
}

/** By which slugs editors tag what an offer's condition says as well; a row may say that it is for everybody. */
const TAGS_OF_AUDIENCE: ReadonlyMap<string, readonly string[]> = new Map([
  ['new-customers', ['first-order', 'new-customers']],
  ['students', ['students', 'student']],
  ['members', ['members']],
  ['app-users', ['app', 'app-only']],
])

/** The terms that are read before a click, and beside the one of whom it is for the tag of the coupon that says the same. */
function describeKeyTerms(
  { conditions, tags }: Pick<CouponRow, 'conditions' | 'tags'>,
  ownTerms: readonly string[],
  site: Pick<Site, 'language'>,
): Pick<WireCoupon, 'key_terms' | 'term_tags'> {
  const terms = [...describeConditions(conditions, site), ...ownTerms].slice(0, MOST_KEY_TERMS)
  const { audience } = conditions
  const tag = audience && TAGS_OF_AUDIENCE.get(audience)?.find((slug) => tags.includes(slug))
  if (!audience || !tag) return { key_terms: terms }
  const [ofAudience] = describeConditions({ audience }, site)
  return { key_terms: terms, term_tags: terms.map((term) => (term === ofAudience ? tag : '')) }
}

/** By characters and not by code units: half an emoji is no text. A code of two characters or fewer shows one less than it has. */
function lastCharacters(code: string): string {
  const characters = Array.from(code)
  const shown = Math.min(SHOWN_CHARACTERS, Math.max(0, characters.length - 1))
  return shown === 0 ? '' : characters.slice(-shown).join('')
}

/** When it ended, where its merchant took it back before its own end; else its own end. */
function findEnd({ state, ends_at: end, withdrawn_at: withdrawn }: CouponRow): Date | null {
  return state === 'expired' && withdrawn !== null && (end === null || withdrawn < end) ? withdrawn : end
}

/** When its last test was made, where that failed. */
export function findFailure({
  verified_at: verifiedAt,
  tests,
}: Pick<CouponRow, 'verified_at'> & Pick<CouponFigures, 'tests'>): string | null {
  const latest = tests.find(([, , byKind]) => byKind !== HEARSAY)
  if (verifiedAt !== null || latest?.[1] !== 'failed') return null
  return new Date(latest[3]).toISOString()
}

/** So many tests a card shows. */
const TRIALS_OF_A_CARD = 3

/** Why it failed stands on its own page alone. */
function wireHealth(
  { score, rate, lastWorkedAt }: Pick<ReturnType<typeof assessHealth>, 'score' | 'rate' | 'lastWorkedAt'>,
  tests: CouponFigures['tests'],
): NonNullable<WireCoupon['health']> {
  return {
    score,
    rate,
    last_worked_at: lastWorkedAt === null ? null : new Date(lastWorkedAt).toISOString(),
    trials: tests
      .slice(0, TRIALS_OF_A_CARD)
      .map(([, outcome, byKind, at]) => ({ at: new Date(at).toISOString(), outcome, by_kind: byKind })),
  }
}

function toText(moment: Date | null): string | null {
  return moment?.toISOString() ?? null
}

const SIGN_LENGTH = 16

/**
 * The `sign` of what a shopper sees: the feed's, and where editors have set fields one over these too. The stored one stays the
 * feed's, by which its next import knows whether anything is new.
 * @param coupon with every column that is shown
 */
export function hashSign(coupon: Pick<Selectable<CouponTable>, 'sign' | 'edited'>): string {
  const { edited, sign } = coupon
  if (edited.length === 0) return sign
  const held = Object.entries(coupon).filter(([column]) => edited.includes(column))
  return hash('sha256', JSON.stringify([sign, held])).slice(0, SIGN_LENGTH)
}

/**
 * A discount as page data carries it. What a site's release has no template for is said in words of its language: releases
 * that are older than the kind show them too.
 */
export function wireDiscount(discount: Discount | null, site: Pick<Site, 'language'>): WireCoupon['discount'] {
  return discount?.kind === 'bundle' ? { kind: 'other', text: describeWorth(discount, site) } : discount
}

/** Conditions in figures as page data carries them (R3.4); what nothing is said of is left out, and so are all of them where nothing is. */
function wireConditions({ leastBasket, mostSaved, audience, uses, where }: Conditions): WireCoupon['conditions'] {
  const wire = {
    ...(leastBasket && { least_basket: leastBasket }),
    ...(mostSaved && { most_saved: mostSaved }),
    ...(audience && { audience }),
    ...(uses && { uses }),
    ...(where && { where }),
  }
  return Object.keys(wire).length > 0 ? wire : null
}

interface WithProgramme {
  programme_target: string | null
}

/** Whether a click-out of the merchant leads to the merchant; without a programme it ends on our own page that says so. */
export function hasProgramme({ programme_target }: WithProgramme): boolean {
  return Boolean(programme_target?.trim())
}

/** Where a merchant's click-outs lead. Without a programme that is our own page that says so, never a stranger's domain. */
export function resolveMerchantTarget(merchant: WithProgramme & { slug: string }): string {
  return merchant.programme_target?.trim() || pagePath('no-programme', merchant.slug)
}

/** Conditions as the short labels of a card, what it costs first. */
export function describeConditions(
  { leastBasket, audience, where, uses }: Conditions,
  { language }: Pick<Site, 'language'>,
): string[] {
  const { conditions: words } = resolveMessages(language)
  return [
    ...(leastBasket ? [words.leastBasket(moneyFormat(language, leastBasket.currency).format(leastBasket.amount))] : []),
    ...(audience ? [words[audience]] : []),
    ...(where === 'in-store' ? [words.inStore] : []),
    ...(uses === 1 ? [words.onceEach] : []),
  ]
}
