import { type Coupon, VOTE_REJECTIONS, type Voted, type VoteRejection } from '@clipfront/page-data'
import { parseVoteAnswer, type VoteAnswer } from '@clipfront/page-data/votes'
import { ApiError } from '@clipfront/routing/errors'
import { MutationObserver, type MutationObserverResult, onlineManager } from '@tanstack/react-query'
import { request } from '../http/createRequest.ts'
import { updateVoteInAddress } from '../navigate.ts'
import { client } from './client.ts'

/** What has become of the last vote on a coupon. */
interface SentVote {
  voted: Voted
  status: 'sending' | 'offline' | 'failed' | 'taken' | 'counted' | VoteRejection
  /** Another code of the merchant; undefined before an answer has said whether there is one. */
  next: Coupon | null | undefined
}

type VoteSender = ReturnType<typeof createVoteSender>

/** One of each coupon: a vote that waits for the connection goes on waiting on the next page. */
const senders = new Map<number, VoteSender>()

// What waits is resumed only while the client is mounted.
client.mount()

/**
 * Sends the votes on a coupon (`docs/contracts/votes.md`): optimistic, one after the other, tried again while the server is away,
 * and paused while the browser is offline.
 * @param onTaken hears of each vote that the server has taken
 */
export function openVoteSender(couponId: number, onTaken: (voted: Voted) => void): VoteSender {
  const known = senders.get(couponId)
  if (known) return known
  const made = createVoteSender(couponId, onTaken)
  senders.set(couponId, made)
  return made
}

function createVoteSender(couponId: number, onTaken: (voted: Voted) => void) {
  const listeners = new Set<() => void>()
  let vote: SentVote | null = null
  const observer = new MutationObserver<VoteAnswer, Error, Voted>(client, {
    mutationFn: (voted) => postVote(couponId, voted),
    // In order: what was said last is what counts.
    scope: { id: `vote ${couponId}` },
    retry: (failures, error) => failures < TRIES && isPassing(error),
    onSuccess(_answer, voted) {
      onTaken(voted)
      updateVoteInAddress(couponId, voted)
    },
  })
  observer.subscribe((result) => {
    vote = describe(result, vote)
    for (const listener of listeners) listener()
  })
  return {
    get vote() {
      return vote
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send(voted: Voted): void {
      // What goes wrong is in the result.
      observer.mutate(voted).catch(() => {})
    },
  }
}

/** How often it is tried again, 1, 2 and 4 seconds after it failed. */
const TRIES = 3

/** Whether the same vote may be taken a moment later. */
const isPassing = (error: Error) => error instanceof ApiError && error.status >= 500

function describe(
  { status, isPaused, variables, data, error }: MutationObserverResult<VoteAnswer, Error, Voted>,
  before: SentVote | null,
): SentVote | null {
  if (status === 'idle' || variables === undefined) return before
  // What there is to try stays until there is something newer; nobody looks for it after a yes.
  const next = data && variables !== 'yes' ? data.next : before?.next
  const statuses = {
    pending: isPaused && !onlineManager.isOnline() ? 'offline' : 'sending',
    error: (error instanceof ApiError && VOTE_REJECTIONS[error.status]) || 'failed',
    success: data?.counted ? 'counted' : 'taken',
  } as const
  return { voted: variables, status: statuses[status], next }
}

async function postVote(couponId: number, voted: Voted): Promise<VoteAnswer> {
  const isReason = voted !== 'yes' && voted !== 'no'
  const form = { coupon: String(couponId), worked: isReason ? 'no' : voted, ...(isReason && { reason: voted }) }
  // One goes after the other, and the second is another one.
  const { status, body } = await request('/api/vote', { form, allowDuplicate: true })
  if (status !== 200) throw new ApiError('refused', `The vote was answered with the status ${status}`, { status })
  return parseVoteAnswer(body)
}
