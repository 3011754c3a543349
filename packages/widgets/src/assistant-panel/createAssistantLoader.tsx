import type { Assistant } from '@clipfront/page-data/assistant'
import { useEffect, useState } from 'react'
import type { LoadAssistant } from './AssistantLink.tsx'
import { AssistantPanel, type Conversation } from './AssistantPanel.tsx'

interface LoaderParts {
  /** The assistant of a page, with its words. */
  fetchAssistant: (merchantId: number | null) => Promise<Assistant>
  conversation: Conversation
}

/** Joins the panel with what fetches its words, and with what asks. */
export function createAssistantLoader({ fetchAssistant, conversation }: LoaderParts): LoadAssistant {
  return async (merchantId) => {
    const first = await fetchAssistant(merchantId)
    return function OpenedAssistant(props) {
      const [assistant, setAssistant] = useState(first)
      // On another page it has other examples. Those of before are as good where these cannot be had.
      useEffect(() => {
        fetchAssistant(props.merchantId).then(setAssistant, () => {})
      }, [props.merchantId])
      return <AssistantPanel {...props} assistant={assistant} conversation={conversation} />
    }
  }
}
