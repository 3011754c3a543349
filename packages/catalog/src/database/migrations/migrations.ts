import type { Migration } from 'kysely/migration'
import * as catalog from './001-catalogue.ts'
import * as search from './002-search.ts'
import * as eventNetwork from './003-event-network.ts'
import * as lastChange from './004-last-change.ts'
import * as offers from './005-offers.ts'
import * as content from './006-content.ts'
import * as community from './007-community.ts'
import * as editing from './008-editing.ts'
import * as undo from './009-undo.ts'
import * as pictures from './010-pictures.ts'
import * as shops from './012-shops.ts'
import * as words from './013-words.ts'
import * as postEdits from './016-post-edits.ts'
import * as testsByTime from './017-tests-by-time.ts'
import * as searchColumns from './018-search-columns.ts'
import * as liveCounts from './019-live-counts.ts'
import * as eventDays from './020-event-days.ts'
import * as searchMisses from './021-search-misses.ts'
import * as failedDeliveries from './022-failed-deliveries.ts'
import * as saltDeletion from './023-salt-deletion.ts'
import * as importRejections from './024-import-rejections.ts'
import * as voteNetwork from './025-vote-network.ts'
import * as couponRank from './026-coupon-rank.ts'
import * as votesByTime from './027-votes-by-time.ts'
import * as deskLists from './028-desk-lists.ts'
import * as subscriptionTokens from './032-subscription-tokens.ts'
import * as mailQueue from './033-mail-queue.ts'
import * as formDigests from './034-form-digests.ts'
import * as searchNames from './035-search-names.ts'
import * as synonyms from './036-synonyms.ts'
import * as mailboxes from './038-mailboxes.ts'

/** Every migration, in order. A list and not a folder: what runs is what was reviewed and type-checked. */
export const migrations: Record<string, Migration> = {
  '001-catalogue': catalog,
  '002-search': search,
  '003-event-network': eventNetwork,
  '004-last-change': lastChange,
  '005-offers': offers,
  '006-content': content,
  '007-community': community,
  '008-editing': editing,
  '009-undo': undo,
  '010-pictures': pictures,
  '012-shops': shops,
  '013-words': words,
  '016-post-edits': postEdits,
  '017-tests-by-time': testsByTime,
  '018-search-columns': searchColumns,
  '019-live-counts': liveCounts,
  '020-event-days': eventDays,
  '021-search-misses': searchMisses,
  '022-failed-deliveries': failedDeliveries,
  '023-salt-deletion': saltDeletion,
  '024-import-rejections': importRejections,
  '025-vote-network': voteNetwork,
  '026-coupon-rank': couponRank,
  '027-votes-by-time': votesByTime,
  '028-desk-lists': deskLists,
  '032-subscription-tokens': subscriptionTokens,
  '033-mail-queue': mailQueue,
  '034-form-digests': formDigests,
  '035-search-names': searchNames,
  '036-synonyms': synonyms,
  '038-mailboxes': mailboxes,
}
