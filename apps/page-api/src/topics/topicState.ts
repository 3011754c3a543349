import type { WirePageContent } from '@clipfront/page-data'

interface TopicDates {
  starts_at: Date | null
  ends_at: Date | null
}

/** Where an event stands at a moment. One of whose dates only one is known is judged by that one. */
export function topicState({ starts_at, ends_at }: TopicDates, now: Date): WirePageContent['topic']['state'] {
  if (!starts_at && !ends_at) return 'undated'
  if (starts_at && starts_at > now) return 'ahead'
  return ends_at && ends_at <= now ? 'over' : 'on'
}
