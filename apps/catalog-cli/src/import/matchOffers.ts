import type { Discount } from '@clipfront/feeds/discount'
import { isSameWorth, type OfferDraft, productWords, shareWords, withDistinction } from '@clipfront/feeds/draft'

/** A coupon of the catalog, as far as it tells whether a draft is the same offer. */
export interface StoredOffer {
  upk: string
  sign: string
  merchantId: number
  code: string
  discount: Discount | null
  title: string
  /** The feed whose words it has. */
  source: string
  /** The feeds that carry it. */
  source_list: readonly string[]
  /** Columns that an editor holds. */
  edited: readonly string[]
}

/** What tells offers of one import apart that a coupon may be. */
export type Claim = Pick<OfferDraft, 'source' | 'product' | 'sign'> & {
  upk: string
  /** The key of what it says. */
  key: string
  /** Its feed names its offers. */
  isNamed: boolean
}

interface KnownOffers {
  /** Coupons by their key. */
  stored: ReadonlyMap<string, StoredOffer>
  /** Coupons by the name under which a feed listed them last. */
  listed: ReadonlyMap<string, StoredOffer>
  /** What the import has brought before these drafts. */
  claims: readonly Claim[]
  findMerchantId: (domain: string) => number | undefined
}

/** By which a feed knows its offer; empty where it names none. */
export function nameInFeed({ source, externalId }: Pick<OfferDraft, 'source' | 'externalId'>): string {
  return externalId === '' ? '' : `${source}\n${externalId}`
}

/** Nearly all words of the shorter, or one of the two says no product. */
const LEAST_LIKENESS = 0.75

/**
 * Finds the coupon that each draft is, or the key of a new one: the rules of `docs/architecture/025-same-or-another.md`. Their order
 * does not count.
 * @param drafts one for each name in a feed
 * @returns the key of the coupon of each, and what is new of claims
 */
export function matchOffers(drafts: readonly OfferDraft[], known: KnownOffers) {
  const claims = Map.groupBy(known.claims, ({ upk }) => upk)
  const added: Claim[] = []
  const upks = new Map<OfferDraft, string>()
  const claim = (draft: OfferDraft, upk: string): void => {
    upks.set(draft, upk)
    const own = claims.get(upk) ?? []
    const isNew = !own.some(({ key, source, product }) => {
      return key === draft.upk && source === draft.source && product === draft.product
    })
    // Thousands of records may be one offer.
    if (!isNew) return
    const { source, externalId, product, sign } = draft
    const one = { upk, key: draft.upk, source, product, sign, isNamed: externalId !== '' }
    claims.set(upk, [...own, one])
    added.push(one)
  }
  const isFree = (draft: OfferDraft, upk: string): boolean =>
    (claims.get(upk) ?? []).every((other) => isSameOffer(draft, other))

  const ordered = drafts.toSorted(compareDrafts)
  for (const { draft, upk } of listCandidates(ordered, known))
    if (!upks.has(draft) && isFree(draft, upk)) claim(draft, upk)
  for (const draft of ordered) {
    if (upks.has(draft)) continue
    // What this import has made the coupon's already counts more than the title that the coupon has.
    const isOpen = !known.stored.has(draft.upk) || claims.has(draft.upk)
    const isOwn = isOpen && isFree(draft, draft.upk)
    claim(draft, isOwn ? draft.upk : distinctKey(draft))
  }
  return { upks, claims: added }
}

/** A record of an import, and what it has brought. Names are known to differ. */
function isSameOffer(draft: OfferDraft, other: Claim): boolean {
  if (draft.upk !== other.key) return false
  const isOtherFeed = draft.source !== other.source
  if (!isOtherFeed && draft.externalId !== '' && other.isNamed) return draft.sign === other.sign
  if (!isOtherFeed) return draft.product === other.product
  return draft.code !== '' || isSameProduct(draft.product, other.product)
}

/** As two feeds call it: nearly all words of the shorter are in both, or one of the two says no product. */
function isSameProduct(one: string, other: string): boolean {
  return compareProducts(listWords(one), listWords(other)) >= LEAST_LIKENESS
}

function compareProducts(one: readonly string[], other: readonly string[]): number {
  return one.length === 0 || other.length === 0 ? LEAST_LIKENESS : shareWords(one, other)
}

function listWords(product: string): string[] {
  return product === '' ? [] : product.split(' ')
}

interface Candidate {
  draft: OfferDraft
  upk: string
  /** The higher, the surer. */
  likeness: number
}

/** Of words that another title of a draft has: surer than most words of a product, less sure than the same card. */
const LIKENESS_OF_EARLIER_WORDS = 1.5
/** A coupon that the draft's feed carries comes before any that only other feeds have brought since. */
const LIKENESS_OF_OWN_FEED = 10

/** Coupons that the drafts may be, the surest first. */
function listCandidates(drafts: readonly OfferDraft[], known: KnownOffers): Candidate[] {
  const candidates = drafts.flatMap((draft): Candidate[] => {
    const listed = known.listed.get(nameInFeed(draft))
    const distinct = listDistinctKeys(draft).flatMap((upk, index) => {
      const one = known.stored.get(upk)
      return one ? [{ one, likeness: index === 0 ? 3 : LIKENESS_OF_EARLIER_WORDS }] : []
    })
    const alike = known.stored.get(draft.upk)
    const isListed = listed?.merchantId === known.findMerchantId(draft.domain) && isWorthStill(listed, draft)
    const likeness = alike ? findLikeness(draft, alike) : 0
    const found = [
      ...(listed && isListed ? [{ one: listed, likeness: listed.sign === draft.sign ? 5 : 4 }] : []),
      ...distinct.filter(({ one }) => one !== alike),
      ...(alike && (draft.code !== '' || likeness >= LEAST_LIKENESS) ? [{ one: alike, likeness }] : []),
    ]
    return found.map(({ one, likeness: own }) => {
      const isCarried = one.source_list.includes(draft.source)
      return { draft, upk: one.upk, likeness: isCarried ? LIKENESS_OF_OWN_FEED + own : own }
    })
  })
  return candidates.toSorted((one, other) => other.likeness - one.likeness)
}

/** What an editor has set says nothing of what the feed says. */
function isWorthStill(stored: StoredOffer | undefined, draft: OfferDraft): boolean {
  if (!stored) return false
  const code = stored.edited.includes('code') ? draft.code : stored.code
  const discount = stored.edited.includes('discount') ? draft.discount : stored.discount
  return isSameWorth({ code, discount }, draft)
}

function findLikeness(draft: OfferDraft, stored: StoredOffer): number {
  if (stored.sign === draft.sign) return 2
  const { title, edited } = stored
  const { domain, merchantName, discount, product } = draft
  // What another feed has called it since says nothing of what its own one did.
  const isRenamed = stored.source !== draft.source && stored.source_list.includes(draft.source)
  if (product === '' || edited.includes('title') || !discount || isRenamed) return LEAST_LIKENESS
  return compareProducts(listWords(product), productWords({ title, domain, merchantName, discount }))
}

/** Its key where another offer of its feed has the one of what it says. */
function distinctKey(draft: OfferDraft): string {
  const [own = draft.upk] = listDistinctKeys(draft)
  return own
}

/** All that it may have there: earlier imports made some of other words. */
export function listDistinctKeys({ upk, externalId, keyWords }: OfferDraft): string[] {
  const distinctions = externalId === '' ? keyWords : [externalId]
  return distinctions.map((words) => (words === '' ? upk : withDistinction(upk, words)))
}

/** An order of their own, whatever the file's is. */
function compareDrafts(one: OfferDraft, other: OfferDraft): number {
  return (
    compareTexts(one.source, other.source) ||
    compareTexts(one.externalId, other.externalId) ||
    compareTexts(one.product, other.product) ||
    compareTexts(one.sign, other.sign)
  )
}

/**
 * Of records that are one offer the best: what is known last, withdrawn before live (an offer that is taken back stays so), what
 * holds longest and what says most. Where none is better, any one, but always the same.
 */
export function pickBest(drafts: readonly OfferDraft[]): OfferDraft {
  return drafts.reduce((best, draft) => (isBetter(draft, best) ? draft : best))
}

function isBetter(draft: OfferDraft, best: OfferDraft): boolean {
  const figures = [draft, best].map(({ sourceAddTime, listing, endsAt, title, detail }) => [
    sourceAddTime?.getTime() ?? 0,
    listing?.isWithdrawn ? 1 : 0,
    endsAt?.getTime() ?? Number.MAX_SAFE_INTEGER,
    detail.length + title.length,
  ])
  const [own = [], others = []] = figures
  const decisive = own.findIndex((figure, index) => figure !== others[index])
  if (decisive !== -1) return (own[decisive] ?? 0) > (others[decisive] ?? 0)
  return compareTexts(JSON.stringify(draft), JSON.stringify(best)) < 0
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
