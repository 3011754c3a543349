import type { Trial } from '@clipfront/page-data'
import { icons } from '../../icons/icons.tsx'
import { type SiteView, useSite } from '../../site-context/index.ts'
import { Section } from '../Section.tsx'
import styles from './CouponPage.module.css'

const OUTCOMES = { worked: icons.check, failed: icons.alert }

/** Who tried the coupon, when, and what can be shown for it; or that nobody did. */
export function CouponTrials({ trials }: { trials: readonly Trial[] }) {
  const view = useSite()
  const { messages } = view
  return (
    <Section id="trials" heading={messages.couponTrials} {...(trials.length === 0 && { note: messages.noTrials })}>
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

function TrialWords({ trial, view: { messages, format, now } }: { trial: Trial; view: SiteView }) {
  const { by, byKind, at, outcome, basket, saved, note } = trial
  const shown = [
    basket && messages.trialBasket(format.money(basket.amount, basket.currency)),
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
