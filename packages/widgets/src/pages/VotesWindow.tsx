import { type Coupon, VOTE_DAYS } from '@clipfront/page-data'
import { saysVotes } from '../coupon-ticket/TicketFacts.tsx'
import { useSite } from '../site-context/index.ts'
import page from './Page.module.css'

/** Said once below tickets of several merchants, where one of them says for how many it worked: of how many days that is. */
export function VotesWindow({ coupons }: { coupons: readonly Coupon[] }) {
  const { messages, format } = useSite()
  if (!coupons.some(saysVotes)) return null
  return <p className={page['lede']}>{messages.votesWindow(format.number(VOTE_DAYS))}</p>
}
