import { NOW } from '../../database/testing/seed.ts'

/** Maya, for a reason, now. */
export const aChange = { by: 'Maya', reason: 'The shop says so', now: NOW }
