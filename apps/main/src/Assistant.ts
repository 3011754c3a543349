import { conversation, fetchAssistant } from '@clipfront/shell/assistant'
import { createAssistantLoader } from '@clipfront/widgets/assistant-panel'

/** What answers questions beside the page; a chunk of its own. */
export const loadAssistant = createAssistantLoader({ fetchAssistant, conversation })
