import { lintCompliance, measureKeyTerms, readOffers } from '@clipfront/shell/compliance'
import { resolveClock } from '../view/clock.ts'
import type { ComplianceReport } from './channel.ts'

/**
 * Holds what is drawn against the rules.
 * @param canvas where the frame around it is
 * @param shown the arguments or the page with the offers that are drawn
 * @param clock as `resolveClock` reads it
 * @returns null where no frame is
 */
export function lintDrawn(canvas: ParentNode, shown: object, clock: string): ComplianceReport | null {
  const frame = canvas.querySelector('[lang]')
  if (!frame) return null
  const offers = readOffers(shown)
  const terms = Object.fromEntries([...offers].map(([id, { keyTerms }]) => [id, keyTerms]))
  const now = Date.parse(resolveClock(clock, shown))
  return { findings: lintCompliance(frame, { offers, now }), unreadTerms: measureKeyTerms(terms) }
}
