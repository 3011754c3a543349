import type { DraftPlace } from '../draft/draftOffer.ts'

/** The moment at which tests live unless they say otherwise. */
const NOW = new Date('2026-11-20T12:00:00Z')

/** The UK site, which knows no shop yet; give what the test is about. */
export function aPlace(fields: Partial<DraftPlace> = {}): DraftPlace {
  return { now: NOW, timeZone: 'Europe/London', language: 'en-GB', region: 'GB', domainOf: () => null, ...fields }
}
