import type { AppFrame } from '@clipfront/shell/render'
import type { Messages } from '@clipfront/widgets/site-context'
import { standardFrame } from '@clipfront/widgets/standard'

/** What stands around the unit's pages, and the rules by which one leads to another. */
export const frame: AppFrame<Messages> = {
  ...standardFrame({
    suggestions: async (consent) => (await import('./Suggestions.ts')).openSuggestions(consent),
    openedCoupons: async (consent) => (await import('@clipfront/shell/opened-coupons')).createOpenedCoupons(consent),
    assistant: async (merchantId) => (await import('./Assistant.ts')).loadAssistant(merchantId),
    forms: async (path) => (await import('./Forms.ts')).loadForm(path),
    kept: async (consent) => (await import('@clipfront/shell/kept')).createKept(consent),
    extension: async (visitor) => (await import('@clipfront/shell/extension-offer')).createExtensionOffer(visitor),
    votes: async () => (await import('@clipfront/shell/votes')).openVoteSender,
  }),
}
