import type { Operator } from './Site.ts'

/** Runs the sites of `main`. Made up, as every merchant of the demo is. */
export const clipfrontMedia = {
  name: 'Clipfront Media Ltd',
  address: ['4 Example Quay', 'Bristol BS0 0XX', 'United Kingdom'],
  email: 'hello@clipfront.example',
  representative: 'Amira Holt',
  register: 'Companies House 00000000',
  vatId: 'GB 000 0000 00',
} as const satisfies Operator

/** Runs the sites of `cpw`. Made up as well. */
export const couponPartner = {
  name: 'Coupon Partner GmbH',
  address: ['Musterkai 12', '20000 Hamburg', 'Deutschland'],
  email: 'kontakt@couponpartner.example',
  representative: 'Jonas Reimer',
  register: 'Amtsgericht Hamburg, HRB 000000',
  vatId: 'DE000000000',
} as const satisfies Operator
