import { lazyCode } from '@clipfront/shell/lazy-code'
import type { AppFrame } from '@clipfront/shell/render'
import type { Messages } from '@clipfront/widgets/site-context'
import { standardFrame } from '@clipfront/widgets/standard'

/** What stands around the unit's pages, and the rules by which one leads to another. */
export const frame: AppFrame<Messages> = {
  ...standardFrame({
    ...lazyCode,
    suggestions: async (...asked) => (await import('./Suggestions.ts')).openSuggestions(...asked),
    assistant: async (merchantId) => (await import('./Assistant.ts')).loadAssistant(merchantId),
    forms: async (path) => (await import('./Forms.ts')).loadForm(path),
  }),
}
