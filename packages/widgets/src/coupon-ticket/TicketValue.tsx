import type { Coupon } from '@clipfront/page-data'
import type { SiteView } from '../site-context/index.ts'
import styles from './TicketValue.module.css'
import { valueWords } from './valueWords.ts'

/** Longer figures are set smaller, so that they stay on their stub. */
const LONG_FIGURE = 5

interface TicketValueProps {
  coupon: Pick<Coupon, 'discount' | 'promotionOff' | 'kind'>
  view: SiteView
}

/** The stub of the ticket: what the offer is worth and whether it is a code or a deal. */
export function TicketValue({ coupon, view }: TicketValueProps) {
  const { lead, figure, tail, was } = valueWords(coupon, view)
  const kind = view.messages.kinds[coupon.kind]
  return (
    <div className={styles['value']}>
      <p className={styles['worth']} suppressHydrationWarning>
        {lead && <span className={styles['lead']}>{lead}</span>}
        <bdi className={measureWidth(figure) > LONG_FIGURE ? styles['longFigure'] : styles['figure']}>{figure}</bdi>
        {tail && !was && <span className={styles['tail']}>{tail}</span>}
        {was && <OldPrice words={tail} price={was} />}
      </p>
      {figure !== kind && <p className={styles['kind']}>{kind}</p>}
    </div>
  )
}

/** Under the price of now: ` was $140`, struck where it is a price. */
function OldPrice({ words, price }: { words: string; price: string }) {
  const [before, after] = words.split(price)
  return (
    <span className={styles['was']}>
      {before}
      <s>{price}</s>
      {after}
    </span>
  )
}

/** As the eye counts: a Japanese sign is as wide as two letters, and the marks that give signs their direction have no width. */
function measureWidth(figure: string): number {
  const seen = figure.replaceAll(/\p{Cf}/gu, '')
  return seen.length + (seen.match(/[\p{scx=Hira}\p{scx=Kana}\p{scx=Han}]/gu)?.length ?? 0)
}
