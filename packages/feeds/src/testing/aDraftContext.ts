import type { DraftContext } from '../draft/draftOffer.ts'

/** The moment at which tests live unless they say otherwise. */
const NOW = new Date('2026-11-20T12:00:00Z')

/** The UK site, which knows no merchant yet; give what the test is about. */
export function aDraftContext(fields: Partial<DraftContext> = {}): DraftContext {
  return { now: NOW, timeZone: 'Europe/London', language: 'en-GB', region: 'GB', findDomain: () => null, ...fields }
}
