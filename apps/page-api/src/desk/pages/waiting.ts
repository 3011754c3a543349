import { MANY_FAILED, type Queue, RECENT_DAYS, VERIFY_AGAIN_DAYS } from '@clipfront/catalog/review'

/** The kinds of what waits for an editor, as the desk calls them; the most urgent first. */
export const WAITING = [
  {
    kind: 'failing',
    title: `Offers that fail: ${MANY_FAILED} or more failed votes in ${RECENT_DAYS} days, and more than worked`,
  },
  { kind: 'submissions', title: 'Codes that shoppers sent in' },
  { kind: 'reviews', title: 'Reviews of merchants to be read' },
  { kind: 'saying', title: 'Words of editors that say a code which an import has brought' },
  { kind: 'stale', title: `Offers last tested more than ${VERIFY_AGAIN_DAYS} days ago` },
] as const satisfies readonly { kind: keyof Queue; title: string }[]
