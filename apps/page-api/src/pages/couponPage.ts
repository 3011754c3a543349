import { findHeadline } from '@clipfront/catalog/cashback'
import {
  couponFigures,
  listTrials,
  describeCoupon,
  findFollowingCode,
  hideCode,
  shownWords,
  isUsable,
  listBestOfMerchant,
  selectCoupons,
} from '@clipfront/catalog/coupons'
import { parseId } from '@clipfront/catalog/database'
import { assessHealth } from '@clipfront/catalog/health'
import { describeMerchant, similarMerchants } from '@clipfront/catalog/merchants'
import { resolveMessages } from '@clipfront/catalog/messages'
import { buildPage } from './buildPage.ts'
import type { CatalogView, PageRequest } from '@clipfront/catalog/context'
import { pagePath } from '@clipfront/routing/page-paths'

const OTHER_COUPONS = 6

/**
 * All that is known of one coupon, whatever its state (R1.1): its terms, who tried it, why it failed, what else there is. The
 * whole code stands in it where the address has the `promoid` of this very coupon. It is a part of its merchant's page: that is
 * its canonical address, and crawlers do not show it.
 * @param name its id, as it stands in the address
 */
export async function couponPage(view: CatalogView, name: string, request: Pick<PageRequest, 'promoid' | 'voted'>) {
  const row = await findCoupon(view, name)
  if (!row) return undefined
  const isRequested = request.promoid === row.id
  const [merchant, usable, similar, trials, cashback, nextCode] = await Promise.all([
    view.database.selectFrom('merchant').selectAll().where('id', '=', row.merchant_id).executeTakeFirst(),
    listBestOfMerchant(view, row.merchant_id, OTHER_COUPONS + 1),
    similarMerchants(view, row.merchant_id),
    listTrials(view, row.id),
    findHeadline(view, row.merchant_id),
    findFollowingCode(view, isRequested ? row : undefined, request.voted),
  ])
  if (!merchant) return undefined
  const showsCode = isRequested && row.code !== '' && isUsable(row)
  const { title, detail } = showsCode ? row : shownWords(row)
  return buildPage(view.site, {
    page: 'coupon',
    title: showsCode
      ? resolveMessages(view.site.language).merchant.titleOfCode(merchant.name)
      : `${title} – ${merchant.name}`,
    description: detail || title,
    keywords: [merchant.name, merchant.domain],
    canonicalPath: pagePath('merchant', merchant.slug),
    robots: 'NOINDEX, FOLLOW',
    data: {
      coupon: describeCoupon(row, view.site, { revealed: isRequested }),
      merchant: describeMerchant(merchant),
      other_coupons: usable.filter(({ id }) => id !== row.id).slice(0, OTHER_COUPONS),
      similar_merchants: similar,
      trials: showsCode
        ? trials
        : trials.map((trial) => Object.assign(trial, { note: hideCode(trial.note ?? '', row.code) })),
      failure_reasons: assessHealth(row.votes, row.tests).reasons,
      cashback,
      next_code: nextCode,
    },
    tags: [`coupon:${row.id}`, `merchant:${merchant.id}`],
  })
}

async function findCoupon(view: CatalogView, name: string) {
  const id = parseId(name)
  if (id === null) return undefined
  return selectCoupons(view).where('c.id', '=', id).select(couponFigures(view)).executeTakeFirst()
}
