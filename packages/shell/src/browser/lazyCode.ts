import type { Consent } from '@clipfront/tracking/consent'
import type { createExtensionOffer } from './extension-offer/createExtensionOffer.ts'

/** Ways to code of a visit that no page needs for what it shows at first: each is a chunk of its own, in every unit. */
export const lazyCode = {
  openedCoupons: async (consent: Consent) =>
    (await import('./opened-coupons/createOpenedCoupons.ts')).createOpenedCoupons(consent),
  kept: async (consent: Consent) => (await import('./kept/createKept.ts')).createKept(consent),
  extension: async (visitor: Parameters<typeof createExtensionOffer>[0]) =>
    (await import('./extension-offer/createExtensionOffer.ts')).createExtensionOffer(visitor),
  votes: async () => (await import('./query/openVoteSender.ts')).openVoteSender,
}
