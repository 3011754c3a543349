import type { Coupon, Voted, VoteRejection } from '@clipfront/page-data'
import { createContext, use, useState, useSyncExternalStore } from 'react'
import { OpenedCouponsContext, useOpenedCoupon } from '../opened-coupons/OpenedCouponsContext.ts'

/** What has become of a visitor's vote on a coupon. */
export interface Vote {
  /** Null before the first one. */
  voted: Voted | null
  /**
   * `offline`: it waits until the connection is back. `gone` and `limited`: it was not taken, and sent again it would not be.
   * `counted`: it was taken just now, and is in the figures; `taken`: it is not, or nobody knows.
   */
  status: 'counted' | 'taken' | 'sending' | 'offline' | 'failed' | VoteRejection
  /** What to try next, with its whole code; null where there is nothing, undefined where nobody has looked. */
  next: Coupon | null | undefined
}

/** Sends the votes of one coupon. It outlives the component that asked for it. */
interface VoteSender {
  /** Null before the first vote. */
  readonly vote: Vote | null
  subscribe: (listener: () => void) => () => void
  send: (voted: Voted) => void
}

/** @param onTaken hears of each vote that the server has taken, whoever still looks */
export type OpenVoteSender = (couponId: number, onTaken: (voted: Voted) => void) => VoteSender

/**
 * Brings what sends votes. Only who is about to vote needs that code, so the site's frame gives the way to it. Without one, and
 * where it cannot be had, the vote is a plain form.
 */
export const VotesContext = createContext<(() => Promise<OpenVoteSender>) | null>(null)

const NO_VOTE: Vote = { voted: null, status: 'taken', next: undefined }

/**
 * The visitor's vote on a coupon, and how to change it.
 * @param arrived what the address says that was said, with what the page offers next
 */
export function useVote(coupon: Coupon, arrived: Pick<Vote, 'voted' | 'next'>) {
  const load = use(VotesContext)
  const opened = use(OpenedCouponsContext)
  const before = useOpenedCoupon(coupon)?.voted
  const [sender, setSender] = useState<VoteSender | null>(null)
  /** From the click until the code is here. */
  const [early, setEarly] = useState<Vote | null>(null)
  const [isCodeLost, setCodeLost] = useState(false)
  const sent = useSyncExternalStore(
    sender?.subscribe ?? neverChanges,
    () => sender?.vote ?? null,
    () => null,
  )

  /** Begins to load what is about to be needed. Where it cannot be had, the click asks again. */
  const wake = () => {
    load?.().catch(() => {})
  }
  const send = (voted: Voted) => {
    setEarly({ ...NO_VOTE, voted, status: 'sending' })
    load?.().then(
      (openSender) => {
        const opening = sender ?? openSender(coupon.id, (taken) => opened?.vote(coupon.id, taken))
        opening.send(voted)
        return setSender(opening)
      },
      () => {
        setEarly({ ...NO_VOTE, voted, status: 'failed' })
        setCodeLost(navigator.onLine)
      },
    )
  }
  // An address may be older than the vote, or somebody else's.
  const known: Vote = { ...NO_VOTE, voted: before ?? arrived.voted, next: arrived.next }
  const latest = sent ?? early ?? known
  const vote = { ...latest, next: latest.next === undefined ? known.next : latest.next }
  return { vote, wake, send: load && !isCodeLost ? send : undefined }
}

const neverChanges = () => () => {}
