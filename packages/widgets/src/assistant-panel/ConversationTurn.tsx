import type { Answer, Assistant } from '@clipfront/page-data/assistant'
import { clsx } from 'clsx'
import type { MouseEvent } from 'react'
import { icons } from '../icons/icons.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { useSite } from '../site-context/index.ts'
import type { WidgetProps } from '../WidgetProps.ts'
import { AnsweredOffer } from './AnsweredOffer.tsx'
import form from '../shopper-form/ShopperForm.module.css'
import styles from './ConversationTurn.module.css'

/** What has become of a question. */
export type AnswerStatus = 'waiting' | 'writing' | 'done' | 'stopped' | 'broken' | 'offline' | 'failed' | 'busy'

interface ConversationTurnProps extends WidgetProps<HTMLElement> {
  question: string
  /** Null before its first words. */
  answer: Answer | null
  status: AnswerStatus
  /** Of one that is busy: seconds until it is answered again. */
  retryAfterS?: number | null | undefined
  words: Assistant['words']
  headingLevel: 2 | 3
  /** Of the last question. */
  onStop?: () => void
  onAgain?: () => void
  /** Hears that a link is followed. */
  onFollow?: (() => void) | undefined
}

/** Of an answer that may still come. */
export const RUNNING: ReadonlySet<AnswerStatus> = new Set(['waiting', 'writing', 'offline'])

/** A question with as much of its answer as there is: what it says, offers, pages, and who wrote it. */
export function ConversationTurn({
  question,
  answer,
  status,
  retryAfterS = null,
  words,
  headingLevel,
  onStop,
  onAgain,
  onFollow,
  className,
  ref,
}: ConversationTurnProps) {
  const { messages, format, site } = useSite()
  const Heading = `h${headingLevel}` as const
  const later = retryAfterS === null ? '' : words.later.replace('{when}', writeWait(retryAfterS, site.language))
  const note = status === 'done' || status === 'writing' ? '' : words[status]
  const follow = (event: MouseEvent) => {
    if (!(event.ctrlKey || event.metaKey || event.shiftKey)) onFollow?.()
  }
  return (
    <article ref={ref} className={clsx(styles['turn'], className)}>
      <Heading className={styles['question']} dir="auto">
        <VisuallyHidden>{words.asked}: </VisuallyHidden>
        {question}
      </Heading>
      {answer && (
        <>
          {answer.text && <AnswerText text={answer.text} />}
          {answer.offers.length > 0 && (
            <ul className={styles['offers']} aria-label={words.offers}>
              {answer.offers.map((offer) => (
                <AnsweredOffer key={offer.id} offer={offer} onFollow={follow} />
              ))}
            </ul>
          )}
          {answer.links.length > 0 && (
            <ul className={styles['links']} aria-label={words.links}>
              {answer.links.map(({ name, path, liveCoupons }) => (
                <li key={path}>
                  <a className={styles['link']} href={path} onClick={follow}>
                    <bdi>{name}</bdi>
                    {liveCoupons !== null && (
                      <span className={styles['quiet']}>
                        {liveCoupons > 0 ? messages.offersInAll(format.count(liveCoupons)) : messages.noLiveOffers}
                      </span>
                    )}
                  </a>
                </li>
              ))}
            </ul>
          )}
          {answer.by && <p className={styles['quiet']}>{answer.why ? words.why[answer.why] : words.by[answer.by]}</p>}
        </>
      )}
      {(note || (RUNNING.has(status) && onStop)) && (
        <div className={styles['status']} data-status={status}>
          {note && (
            <p>
              {status === 'offline' && icons.offline}
              {status === 'busy' && later ? `${note} ${later}` : note}
            </p>
          )}
          {RUNNING.has(status)
            ? onStop && (
                <button type="button" className={form['close']} onClick={onStop}>
                  {words.stop}
                </button>
              )
            : onAgain && (
                <button type="button" className={form['close']} onClick={onAgain}>
                  {words.again}
                </button>
              )}
        </div>
      )}
    </article>
  )
}

const MINUTE_S = 60
const HOUR_S = 3600

/** In 5 minutes, in 3 hours: never before it goes on. */
function writeWait(seconds: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language)
  if (seconds < HOUR_S) return words.format(Math.ceil(seconds / MINUTE_S), 'minute')
  return words.format(Math.ceil(seconds / HOUR_S), 'hour')
}

/** Each sentence is an element of its own: what is added is read out, and nothing twice. */
function AnswerText({ text }: { text: string }) {
  return (
    <div className={styles['text']}>
      {splitAt(/(?<=\n\n)/, text).map(({ start, part }) => (
        <p key={start}>
          {splitAt(SENTENCE_END, part).map((sentence) => (
            <span key={sentence.start}>{sentence.part}</span>
          ))}
        </p>
      ))}
    </div>
  )
}

/** The same on both sides, which what browsers know of sentences is not. */
const SENTENCE_END = /(?<=[.!?؟…] )|(?<=[。！？])/

/** The parts of a text, each with its place in it: a text only grows at its end. */
function splitAt(boundary: RegExp, text: string): { start: number; part: string }[] {
  let start = 0
  return text.split(boundary).map((part) => {
    start += part.length
    return { start: start - part.length, part }
  })
}
