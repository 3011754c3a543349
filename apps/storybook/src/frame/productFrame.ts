import { standardFrame } from '@clipfront/widgets/standard'

/** Code that a page loads once it is there: a story brings its own where it is about that. */
const never = () => new Promise<never>(() => {})

/** The providers and layouts that stand around every page of the product. */
export const productFrame = standardFrame({
  suggestions: never,
  openedCoupons: never,
  assistant: never,
  forms: never,
  kept: never,
  votes: never,
  // Offered to whom the client state does not know to have it.
  extension: async ({ site, clientState }) => ({
    page: clientState.state.hasExtension ? null : (site.extensionPages?.firefox ?? null),
    browser: 'Firefox',
    dismiss: null,
    subscribe: clientState.subscribe,
  }),
})
