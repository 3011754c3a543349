import type { FilterValue } from '@clipfront/page-data'
import type { Messages } from '../messages/Messages.ts'

/** What a filter is called. */
export function nameFilter(value: FilterValue, messages: Messages): string {
  return { ...messages.audiences, ...messages.filterValues }[value]
}
