// The manager has a React of its own, older than ours and without its JSX runtime.
/** @jsxRuntime classic */
import * as React from 'react'
import { AddonPanel, DocumentWrapper } from 'storybook/internal/components'
import { useChannel } from 'storybook/manager-api'
import { COMPLIANCE, type ComplianceReport } from './channel.ts'

const NOTHING: ComplianceReport = { findings: [], unreadTerms: [] }
const FINE = 'Every rule holds. Key terms are measured at the width that is shown: networks look at 320 px.'

/** What the rules of compliance find in the story that is shown, each with why it matters and what to do. */
export function CompliancePanel({ active }: { active: boolean }) {
  const [{ findings, unreadTerms }, show] = React.useState(NOTHING)
  useChannel({ [COMPLIANCE]: show })
  return (
    <AddonPanel active={active}>
      <DocumentWrapper>
        {findings.length === 0 && unreadTerms.length === 0 && <p>{FINE}</p>}
        <ul>
          {unreadTerms.map((line) => (
            <li key={line}>
              <strong>key-terms</strong> {line}
            </li>
          ))}
          {findings.map(({ rule, where, problem, why, fix }) => (
            <li key={`${rule} ${where}`}>
              <strong>{rule}</strong> {problem}: <code>{where}</code> {why} {fix}
            </li>
          ))}
        </ul>
      </DocumentWrapper>
    </AddonPanel>
  )
}
