import type { PageDataOf } from '@clipfront/page-data'
import { writeReward } from '../../format/writeReward.ts'
import { useSite } from '../../site-context/index.ts'
import { Section } from '../Section.tsx'
import styles from './CashbackTable.module.css'

/** How the best rate went, the last one first: in figures, which say as much as a drawing of a few steps would. */
export function CashbackHistory({ history }: Pick<PageDataOf<'cashback'>['data'], 'history'>) {
  const { messages, format, now } = useSite()
  const formatDay = (day: string) => format.day(toNoon(day), now)
  return (
    <Section id="history" heading={messages.rateHistory}>
      <table className={styles['table']} aria-labelledby="history">
        <thead>
          <tr>
            <th scope="col">{messages.historyFrom}</th>
            <th scope="col">{messages.historyUntil}</th>
            <th scope="col" className={styles['figure']}>
              {messages.rateReward}
            </th>
          </tr>
        </thead>
        <tbody>
          {history.toReversed().map(({ from, until, reward, isBoost }) => (
            <tr key={from} data-boost={isBoost || undefined}>
              <td>{formatDay(from)}</td>
              <td>{until ? formatDay(until) : messages.stillOn}</td>
              <td className={styles['figure']}>{writeReward(reward, format)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

/** A moment that is on that day in every zone that a site has. */
function toNoon(day: string): string {
  return `${day}T12:00:00.000Z`
}
