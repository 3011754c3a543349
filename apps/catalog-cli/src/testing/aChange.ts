import { NOW } from '@clipfront/catalog/testing'

/** Maya, for a reason, now. */
export const aChange = { by: 'Maya', reason: 'The shop says so', now: NOW }
