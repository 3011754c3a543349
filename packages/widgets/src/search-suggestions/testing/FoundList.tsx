import type { Suggestions } from '@clipfront/page-data/suggestions'
import type { SuggestionMessages } from '../../messages/suggestionMessages.ts'
import { resolveSuggestionMessages } from '../../messages/testing/resolveSuggestionMessages.ts'
import { useSite } from '../../site-context/index.ts'
import type { WidgetProps } from '../../WidgetProps.ts'
import { describeAnswer, listFound, listStart } from '../listGroups.tsx'
import { SuggestionList } from '../SuggestionList.tsx'

interface FoundListProps extends WidgetProps<HTMLDivElement> {
  /** Left out, the field is empty. */
  typed?: string
  found?: Suggestions
  recent?: readonly string[]
  active?: number
  /** What it has to say of itself. */
  trouble?: 'stillSearching' | 'suggestionsOffline' | 'suggestionsFailed'
}

const NONE: readonly string[] = []

/** The list as it stands under the field of a site, in its language. */
export function FoundList({ typed, found, recent = NONE, active = -1, trouble, ...rest }: FoundListProps) {
  const view = useSite()
  const says: SuggestionMessages = resolveSuggestionMessages(view.site.language)
  const groups = typed
    ? listFound(typed, found, Boolean(found?.meant), view)
    : listStart(recent, found?.popular ?? [], view, says)
  const note = trouble ? says[trouble] : found && describeAnswer(found, view, says)
  return (
    <SuggestionList
      {...rest}
      id="suggestions"
      groups={groups}
      active={active}
      note={note}
      removeSearch={says.removeSearch}
    />
  )
}
