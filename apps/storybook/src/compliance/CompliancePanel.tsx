// The manager has a React of its own, older than ours and without its JSX runtime.
/** @jsxRuntime classic */
import * as React from 'react'
import { AddonPanel, DocumentWrapper } from 'storybook/internal/components'
import { useChannel } from 'storybook/manager-api'
import { COMPLIANCE, type ComplianceReport } from './channel.ts'

const FINE = 'Every rule holds. Key terms are measured at the width that is shown: networks look at 320 px.'
const NOT_LOOKED =
  'Nothing was looked at: no page or widget is drawn here. Correct what is refused, or look at a story of a widget or under Pages.'

/** What the rules of compliance find in the story that is shown, each with why it matters and what to do. */
export function CompliancePanel({ active }: { active: boolean }) {
  const [report, show] = React.useState<ComplianceReport | null>(null)
  useChannel({ [COMPLIANCE]: show })
  const { findings, unreadTerms } = report ?? { findings: [], unreadTerms: [] }
  return (
    <AddonPanel active={active}>
      <DocumentWrapper>
        {findings.length === 0 && unreadTerms.length === 0 && <p>{report ? FINE : NOT_LOOKED}</p>}
        <ul>
          {unreadTerms.map((line) => (
            <li key={line}>
              <strong>key-terms</strong> {line}
            </li>
          ))}
          {findings.map(({ rule, where, problem, why, fix }) => (
            <li key={`${rule} ${problem} ${where}`}>
              <strong>{rule}</strong> {problem}: <code>{where}</code> {why} {fix}
            </li>
          ))}
        </ul>
      </DocumentWrapper>
    </AddonPanel>
  )
}
