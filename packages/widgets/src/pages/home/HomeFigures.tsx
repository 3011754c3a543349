import type { PageDataOf } from '@clipfront/page-data'
import { useSite } from '../../site-context/index.ts'

export interface HomeFiguresProps {
  figures: PageDataOf<'home'>['data']['figures']
}

/** How much there is, in a line, with the moment at which it was counted; nothing where there is nothing to use. */
export function HomeFigures({ figures }: HomeFiguresProps) {
  const { messages, format, now } = useSite()
  if (!figures || figures.liveCoupons === 0) return null
  const { liveCoupons, testsThisWeek, asOf } = figures
  const output = [
    messages.offersInAll(format.count(liveCoupons)),
    ...(testsThisWeek > 0 ? [messages.testsThisWeek(format.count(testsThisWeek))] : []),
    messages.countedAgo(format.ago(Date.parse(asOf), now)),
  ]
  return <p suppressHydrationWarning>{output.join(' · ')}</p>
}
