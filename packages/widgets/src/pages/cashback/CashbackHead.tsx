import type { CashbackHeadline, Merchant } from '@clipfront/page-data'
import { resolveOffer } from '@clipfront/routing/outbound'
import { writeReward } from '../../format/writeReward.ts'
import { icons } from '../../icons/icons.tsx'
import { MerchantMark } from '../../merchant-mark/MerchantMark.tsx'
import { useSite } from '../../site-context/index.ts'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx'
import styles from './CashbackHead.module.css'

interface CashbackHeadProps {
  merchant: Merchant
  /** Null where nothing comes back now. */
  headline: CashbackHeadline | null
}

/** Whose cashback it is, the best of it, and the way to the shop: it earns nothing by any other way. */
export function CashbackHead({ merchant, headline }: CashbackHeadProps) {
  const { messages, format, pageUrl } = useSite()
  return (
    <div className={styles['head']}>
      <MerchantMark merchant={merchant} size="large" className={styles['mark']} />
      <div className={styles['words']}>
        <h1 className={styles['title']}>{messages.cashbackHeading(merchant.name)}</h1>
        {headline && (
          <p className={styles['figure']}>{messages.cashbackOf(writeReward(headline.reward, format), headline.upTo)}</p>
        )}
      </div>
      {headline && merchant.hasAffiliate && (
        <a
          className={styles['go']}
          href={resolveOffer(merchant.link, { pageUrl })}
          target="_blank"
          rel="sponsored nofollow noopener"
        >
          {messages.goToShop(merchant.name)}
          <VisuallyHidden> {messages.newTab}</VisuallyHidden>
          {icons.open}
        </a>
      )}
    </div>
  )
}
