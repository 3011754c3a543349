import { lintCompliance, measureKeyTerms, readOffers } from '@clipfront/shell/compliance'
import type { Preview } from '@storybook/react-vite'
import { addons } from 'storybook/preview-api'
import { resolveClock } from '../view/clock.ts'
import { resolveView } from '../view/resolveView.ts'
import { COMPLIANCE, type ComplianceReport } from './channel.ts'

/** After each story: holds what it shows against the rules, with the offers of its arguments, and tells the panel. */
export const afterEach: Preview['afterEach'] = ({ canvasElement, args, globals }) => {
  const frame = canvasElement.querySelector('[lang]')
  const offers = readOffers(args)
  const terms = Object.fromEntries([...offers].map(([id, { keyTerms }]) => [id, keyTerms]))
  const now = Date.parse(resolveClock(resolveView(globals).clock, args))
  const report: ComplianceReport = {
    findings: frame ? lintCompliance(frame, { offers, now }) : [],
    unreadTerms: measureKeyTerms(terms),
  }
  addons.getChannel().emit(COMPLIANCE, report)
}
