import { NOW } from '@clipfront/catalog/testing'
import type { DraftPlace } from '../draft/draftOffer.ts'

/** The UK site, which knows no shop yet; give what the test is about. */
export function aPlace(fields: Partial<DraftPlace> = {}): DraftPlace {
  return { now: NOW, timeZone: 'Europe/London', language: 'en-GB', region: 'GB', domainOf: () => null, ...fields }
}
