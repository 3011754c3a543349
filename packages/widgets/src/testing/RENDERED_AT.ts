/** The moment at which every story and test is rendered: a Friday noon, within the validity of the built coupons. */
export const RENDERED_AT = '2026-11-20T12:00:00.000Z'
