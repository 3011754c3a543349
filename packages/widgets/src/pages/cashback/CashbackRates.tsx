import type { CashbackRate } from '@clipfront/page-data'
import { writeReward } from '../../format/writeReward.ts'
import { type SiteView, useSite } from '../../site-context/index.ts'
import { Section } from '../Section.tsx'
import styles from './CashbackTable.module.css'

interface CashbackRatesProps {
  rates: readonly CashbackRate[]
  /** ISO 8601. */
  changedAt: string
}

/** What comes back of what, with the end and the limit that each line has. */
export function CashbackRates({ rates, changedAt }: CashbackRatesProps) {
  const view = useSite()
  const { messages, format, now } = view
  const hasTiers = rates.some(({ tier }) => tier !== '')
  return (
    <Section id="rates" heading={messages.cashbackRates} note={messages.ratesChanged(format.day(changedAt, now))}>
      <table className={styles['table']} aria-labelledby="rates">
        <thead>
          <tr>
            <th scope="col">{messages.rateFor}</th>
            <th scope="col" className={styles['figure']}>
              {messages.rateReward}
            </th>
          </tr>
        </thead>
        <tbody>
          {rates.map((rate) => (
            <tr key={`${rate.tier} ${rate.isBoost}`} data-boost={rate.isBoost || undefined}>
              <th scope="row">
                <bdi>{rate.tier || (hasTiers ? messages.rateElse : messages.rateAll)}</bdi>
                {listLimits(rate, view).map((limit) => (
                  <span key={limit} className={styles['limit']}>
                    {limit}
                  </span>
                ))}
              </th>
              <td className={styles['figure']}>{writeReward(rate.reward, format)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

function listLimits({ isBoost, usual, endsAt, cap }: CashbackRate, { messages, format, now }: SiteView): string[] {
  const end = endsAt ? format.day(endsAt, now) : ''
  return [
    ...(isBoost ? [messages.rateRaised(end)] : end ? [messages.until(end)] : []),
    ...(usual ? [messages.rateUsual(writeReward(usual, format))] : []),
    ...(cap ? [messages.rateAtMost(format.money(cap.amount, cap.currency))] : []),
  ]
}
