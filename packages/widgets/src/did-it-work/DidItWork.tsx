import { type Coupon, VOTE_REASONS, VOTED, type Voted } from '@clipfront/page-data'
import { clsx } from 'clsx'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { buildCodeHeadingId, buildRevealPath } from '../coupon-ticket/ticketAddresses.ts'
import { icons } from '../icons/icons.tsx'
import type { Messages } from '../messages/Messages.ts'
import { useSite } from '../site-context/index.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './DidItWork.module.css'
import type { Vote } from './useVote.ts'

interface DidItWorkProps extends WidgetProps<HTMLDivElement> {
  coupon: Coupon
  vote: Vote
  /** Whether it is time to ask; until then its line is kept. Without scripting it is asked at once. */
  isAsked: boolean
  /** Left out, a click sends a plain form. */
  onVote?: ((voted: Voted) => void) | undefined
  /** Somebody comes near its buttons. */
  onNear?: (() => void) | undefined
  /** Stands in its line until it is time to ask. @default '' */
  hint?: string
  /** `vote.next`, drawn. */
  children?: ReactNode
}

/**
 * Asks whether a code worked, on one line under it; after a no what to try next comes first, and then why. The answers are submit
 * buttons of plain forms (`docs/contracts/votes.md`), and stay: who has changed their mind clicks the other one.
 */
export function DidItWork({ coupon, vote, isAsked, onVote, onNear, hint, children, className, ref }: DidItWorkProps) {
  const { messages } = useSite()
  const { voted, status, next } = vote
  const hasFailed = voted !== null && voted !== 'yes'
  const isTaken = status === 'taken' || status === 'counted'
  const isOnItsWay = status === 'sending' || status === 'offline'
  const isRejected = status === 'gone' || status === 'limited'
  // The reasons stand under what is tried next: before that is here, their room alone is kept, since they may move.
  const isNextOpen = voted === 'no' && status === 'sending' && next === undefined
  const [isRetried, setRetried] = useState(false)
  const sendAs = (isAgain: boolean) =>
    onVote &&
    ((answer: Voted) => {
      setRetried(isAgain)
      onVote(answer)
    })
  const form = { coupon, onVote: sendAs(false) }
  return (
    <div
      ref={ref}
      className={clsx(styles['vote'], className)}
      data-asked={isAsked || voted !== null || undefined}
      onPointerOver={onNear}
      onFocus={onNear}
    >
      {hint && <p className={styles['hint']}>{hint}</p>}
      <div className={styles['row']}>
        <VoteForm {...form} question={messages.didItWork}>
          <Answer name="worked" value="yes" isChosen={voted === 'yes'}>
            {icons.check}
            {messages.itWorked}
          </Answer>
          <Answer name="worked" value="no" isChosen={hasFailed}>
            {icons.cross}
            {messages.itDidNot}
          </Answer>
        </VoteForm>
        <div className={styles['said']}>
          <output>
            {voted && describe(status, voted, messages)}
            {hasFailed && isTaken && next !== undefined && (
              <VisuallyHidden>
                {' '}
                {next === null ? (
                  messages.noNextCode(coupon.merchant.name)
                ) : (
                  <>
                    {messages.nextCode}: <bdi>{next.title}</bdi>
                  </>
                )}
              </VisuallyHidden>
            )}
          </output>
          {voted && status === 'sending' && (
            // The room of what will be said: nothing moves when it is.
            <span className={styles['room']} aria-hidden="true">
              {describe('counted', voted, messages)}
            </span>
          )}
          {voted && (status === 'failed' || (isRetried && isOnItsWay)) && (
            // Pressed, it stays while it sends, and keeps its focus.
            <VoteForm
              coupon={coupon}
              onVote={status === 'failed' ? sendAs(true) : ignore}
              worked={voted === 'yes' ? 'yes' : 'no'}
              reason={findReason(voted)}
            >
              <button
                ref={handFocusOn}
                type="submit"
                className={styles['again']}
                aria-disabled={status !== 'failed' || undefined}
              >
                {messages.tryAgain}
              </button>
            </VoteForm>
          )}
        </div>
      </div>
      {hasFailed && (children || next === null || status === 'sending') && (
        <div className={styles['next']}>
          {children ??
            // The output has said it to who listens.
            (next === null && <p aria-hidden="true">{messages.noNextCode(coupon.merchant.name)}</p>)}
        </div>
      )}
      {hasFailed && !isRejected && (
        <VoteForm
          {...form}
          className={clsx(styles['reasons'], isNextOpen && styles['kept'])}
          worked="no"
          question={messages.whatWasWrong(coupon.code)}
        >
          {VOTE_REASONS.map((reason) => (
            <Answer key={reason} name="reason" value={reason} isChosen={voted === reason}>
              {messages.voteReasons[reason]}
            </Answer>
          ))}
        </VoteForm>
      )}
    </div>
  )
}

const ignore = () => {}

/** Focus on a button that goes would be lost: it goes to the answer that was sent. */
function handFocusOn(button: HTMLButtonElement | null) {
  return () => {
    if (document.activeElement !== button) return
    button?.closest('[data-asked]')?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
  }
}

interface VoteFormProps extends Pick<DidItWorkProps, 'coupon' | 'onVote' | 'className'> {
  /** What a group of buttons answers; a single one says all by itself. */
  question?: string
  worked?: 'yes' | 'no'
  reason?: string | undefined
  children: ReactNode
}

function VoteForm({ coupon, onVote, className, question, worked, reason, children }: VoteFormProps) {
  const { url } = useSite()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const voted = onVote && readVoted(event)
    if (!voted) return
    event.preventDefault()
    onVote(voted)
  }
  return (
    <form className={clsx(styles['form'], className)} action="/api/vote" method="post" onSubmit={submit}>
      <input type="hidden" name="coupon" value={coupon.id} />
      <input type="hidden" name="back" value={`${buildRevealPath(coupon, url)}#${buildCodeHeadingId(coupon)}`} />
      {worked && <input type="hidden" name="worked" value={worked} />}
      {reason && <input type="hidden" name="reason" value={reason} />}
      {question ? (
        <fieldset className={styles['answers']}>
          <legend className={styles['question']}>{question}</legend>
          {children}
        </fieldset>
      ) : (
        children
      )}
    </form>
  )
}

interface AnswerProps {
  name: 'worked' | 'reason'
  value: string
  isChosen: boolean
  children: ReactNode
}

function Answer({ name, value, isChosen, children }: AnswerProps) {
  return (
    <button type="submit" className={styles['answer']} name={name} value={value} aria-pressed={isChosen}>
      {children}
    </button>
  )
}

/** What the form would have sent. */
function readVoted({ currentTarget, nativeEvent }: SubmitEvent<HTMLFormElement>): Voted | undefined {
  const fields = new FormData(currentTarget)
  const { submitter } = nativeEvent
  if (submitter instanceof HTMLButtonElement) fields.set(submitter.name, submitter.value)
  const value = fields.get('reason') ?? fields.get('worked')
  return VOTED.find((voted) => voted === value)
}

const findReason = (voted: Voted) => VOTE_REASONS.find((reason) => reason === voted)

/** What was taken, or why nothing is yet. */
function describe(status: Vote['status'], voted: Voted, messages: Messages): string {
  if (status === 'sending') return messages.voteSending
  if (status === 'offline') return messages.voteOffline
  if (status === 'failed') return messages.voteFailed
  if (status === 'gone' || status === 'limited') return messages.voteRejected[status]
  if (voted === 'not-eligible') return messages.voteNotCounted
  const say = status === 'counted' ? messages.voteTaken : messages.voteSaid
  if (voted === 'yes') return say(messages.itWorked)
  return say(voted === 'no' ? messages.itDidNot : messages.voteReasons[voted])
}
