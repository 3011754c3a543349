import { lintCompliance, measureKeyTerms, readOffers } from '@clipfront/shell/compliance'
import type { Preview } from '@storybook/react-vite'
import { addons } from 'storybook/preview-api'
import { COMPLIANCE, type ComplianceReport } from './channel.ts'

/** After each story: holds what it shows against the rules, with the offers of its arguments, and tells the panel. */
export const afterEach: Preview['afterEach'] = ({ canvasElement, args, globals }) => {
  const frame = canvasElement.querySelector('[lang]')
  const offers = readOffers(args)
  const terms = Object.fromEntries([...offers].map(([id, { keyTerms }]) => [id, keyTerms]))
  const report: ComplianceReport = {
    findings: frame ? lintCompliance(frame, { offers, now: readClock(globals['clock']) }) : [],
    unreadTerms: measureKeyTerms(terms),
  }
  addons.getChannel().emit(COMPLIANCE, report)
}

/** Samples stand at one moment, which a clock of the toolbar may move. */
function readClock(clock: unknown): number {
  const moment = typeof clock === 'string' ? Date.parse(clock) : Number.NaN
  return Number.isNaN(moment) ? Date.parse('2026-11-20T12:00:00.000Z') : moment
}
