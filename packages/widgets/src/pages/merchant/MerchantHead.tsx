import { FEWEST_TRIES, type PageDataOf, VOTE_DAYS } from '@clipfront/page-data'
import { type SiteView, useSite } from '../../site-context/index.ts'
import { MerchantOpening } from '../MerchantOpening.tsx'
import { describeLive, isUntested, type KnownOffers, nameMerchantPage } from './nameMerchantPage.ts'

type Content = KnownOffers & Pick<PageDataOf<'merchant'>['data'], 'cashback' | 'health'>

/**
 * The merchant's name and what honestly can be said of its offers: how many may work today, when that was last seen, and how many
 * failed; or, where nobody tried them and no programme leads there, that they are listed.
 */
export function MerchantHead({ data }: { data: Content }) {
  const view = useSite()
  const { messages, format } = view
  const { merchant, health, cashback } = data
  const live = describeLive(data)
  const isHearsay = isUntested(merchant, live)
  const votes = health ? health.worked + health.failed : 0
  return (
    <MerchantOpening merchant={merchant} title={nameMerchantPage(data, view)} cashback={cashback}>
      <span suppressHydrationWarning>
        {isHearsay ? messages.listedOffers(format.count(live.codes + live.deals)) : describeCounts(live, view)}
      </span>
      {live.failing > 0 && live.codes + live.deals > 0 && (
        <span>{messages.failingToo(format.count(live.failing))}</span>
      )}
      {health && votes >= FEWEST_TRIES && (
        <span>
          {messages.workedLately(format.number(health.worked), format.number(votes), format.number(VOTE_DAYS))}
        </span>
      )}
    </MerchantOpening>
  )
}

function describeCounts(
  { codes, deals, failing, testedAt }: ReturnType<typeof describeLive>,
  { messages, format, now }: SiteView,
): string {
  if (codes + deals === 0) return failing > 0 ? messages.onlyFailing(format.count(failing)) : messages.noLiveOffers
  const counts = messages.codesAndDeals(format.count(codes), format.count(deals))
  return testedAt.length > 0 ? messages.lastTested(counts, format.ago(Math.max(...testedAt), now)) : counts
}
