import { expect, it } from 'vitest'
import type { OfferDraft } from '@clipfront/feeds/draft'
import { mergeOffer } from './mergeOffer.ts'

it('an earlier sighting of a shown offer moves its beginning alone', () => {
  const stored = {
    sign: 'a',
    source: 'new-list',
    source_list: ['new-list', 'old-list'],
    source_add_time: new Date('2026-01-01'),
    first_seen_at: new Date('2026-01-01'),
  }
  const draft = {
    sign: 'b',
    source: 'old-list',
    sourceAddTime: new Date('2025-01-01'),
    firstSeenAt: new Date('2025-01-01'),
  }
  expect(mergeOffer(stored, draft as OfferDraft)).toEqual({
    outcome: 'changed',
    takesOver: false,
    sources: ['new-list', 'old-list'],
    firstSeenAt: new Date('2025-01-01'),
  })
})
