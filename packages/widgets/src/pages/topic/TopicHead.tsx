import type { PageDataOf } from '@clipfront/page-data'
import { clsx } from 'clsx'
import { Countdown } from '../../countdown/Countdown.tsx'
import { icons } from '../../icons/icons.tsx'
import { type SiteView, useSite } from '../../site-context/index.ts'
import { StillPicture } from '../../still-picture/StillPicture.tsx'
import { Opening } from '../Opening.tsx'
import styles from './TopicHead.module.css'

type Content = PageDataOf<'topic'>['data']

/** What the event is, and where it stands: by the day, and by the minute how long it lasts. */
export function TopicHead({ data }: { data: Content }) {
  const view = useSite()
  const { topic, picture, state } = data
  const dates = formatDates(data, view)
  return (
    <div className={clsx(styles['head'], picture && styles['pictured'])}>
      <Opening title={view.messages.categoryHeading(topic.name)} summary={topic.summary}>
        {dates && (
          <p className={styles['dates']} data-state={state} suppressHydrationWarning>
            {icons.calendar}
            <span>{dates}</span>
            {state === 'on' && data.endsAt && (
              <Countdown
                className={styles['left']}
                endsAt={data.endsAt}
                over={view.messages.eventOver(view.format.day(data.endsAt, view.now), hasOffers(data))}
              />
            )}
          </p>
        )}
      </Opening>
      {picture && (
        <StillPicture className={styles['picture']} picture={picture} sizes="430:100vw md:100vw lg:384px" isFirst />
      )}
    </div>
  )
}

/** Empty where there is no date to speak of. */
function formatDates(data: Content, { messages, format, now }: SiteView): string {
  const { state, startsAt, endsAt } = data
  if (state === 'ahead' && startsAt)
    return messages.eventAhead(format.day(startsAt, now), format.relative(Date.parse(startsAt), now))
  if (state === 'on') return messages.eventOn(endsAt ? format.day(endsAt, now) : '')
  return state === 'over' && endsAt ? messages.eventOver(format.day(endsAt, now), hasOffers(data)) : ''
}

function hasOffers({ coupons, lanes }: Content): boolean {
  return coupons.length > 0 || lanes.some((lane) => lane.coupons.length > 0)
}
