import type { PagepointFields } from '../pagepoint/PagepointFields.ts'

/** Sends an event without waiting and without ever throwing. */
export type Transport = (fields: PagepointFields) => void
