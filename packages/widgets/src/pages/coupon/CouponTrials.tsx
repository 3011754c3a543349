import { type Coupon, FEWEST_TRIES, type Trial, VOTE_DAYS } from '@clipfront/page-data'
import { icons } from '../../icons/icons.tsx'
import { type SiteView, useSite } from '../../site-context/index.ts'
import { Section } from '../Section.tsx'
import styles from './CouponPage.module.css'

const OUTCOMES = { worked: icons.check, failed: icons.cross }

/** How the coupon does lately; who tried it, when, and what can be shown for it, or that nobody did. */
export function CouponTrials({ coupon, trials }: { coupon: Coupon; trials: readonly Trial[] }) {
  const view = useSite()
  const { messages } = view
  return (
    <Section id="trials" heading={messages.couponTrials} {...(trials.length === 0 && { note: messages.noTrials })}>
      <HealthWords health={coupon.health} view={view} />
      {trials.length > 0 && (
        <ol className={styles['trials']}>
          {trials.map((trial) => (
            <li key={`${trial.at} ${trial.by}`} className={styles['trial']}>
              <span className={styles[trial.outcome]}>{OUTCOMES[trial.outcome]}</span>
              <TrialWords trial={trial} view={view} />
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}

/** An older page-api does not say it. */
function HealthWords({ health, view: { messages, format, now } }: { health: Coupon['health']; view: SiteView }) {
  if (!health) return null
  const { rate, lastWorkedAt } = health
  const days = format.number(VOTE_DAYS)
  return (
    <div className={styles['health']}>
      <p>
        {rate === null
          ? messages.healthUnknown(format.number(FEWEST_TRIES), days)
          : messages.healthRate(format.percent(Math.round(rate * 100)), days)}
      </p>
      {lastWorkedAt && <p suppressHydrationWarning>{messages.lastWorked(format.ago(Date.parse(lastWorkedAt), now))}</p>}
    </div>
  )
}

function TrialWords({ trial, view: { messages, format, now } }: { trial: Trial; view: SiteView }) {
  const { by, byKind, at, outcome, basket, saved, note } = trial
  const shown = [
    basket && messages.trialBasket(format.money(basket.amount, basket.currency)),
    basket && saved && messages.trialPaid(format.money(basket.amount - saved.amount, basket.currency)),
    saved && messages.trialSaved(format.money(saved.amount, saved.currency)),
  ].filter(Boolean)
  return (
    <>
      <span suppressHydrationWarning>
        {messages.trial(by || messages.testers[byKind], format.day(at, now), outcome)}
      </span>
      {shown.length > 0 && <span className={styles['shown']}>{shown.join(' · ')}</span>}
      {note && <bdi className={styles['shown']}>{note}</bdi>}
    </>
  )
}
