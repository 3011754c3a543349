import type { ComplianceFinding } from '@clipfront/shell/compliance'

/** Name of the panel, and of what the story's side tells it. */
export const COMPLIANCE = 'clipfront/compliance'

/** What the rules say of the story that is shown; the panel gets null where nothing was looked at. */
export interface ComplianceReport {
  findings: readonly ComplianceFinding[]
  /** Key terms that cannot be read at the width of the preview, a line each. */
  unreadTerms: readonly string[]
}
