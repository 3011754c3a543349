import type { ContractIssue } from '@clipfront/page-data/contract'
import styles from './Refused.module.css'

/** In the place of a widget or a page whose data is wrong: which field, and what is wrong with it. */
export function Refused({ heading, issues }: { heading: string; issues: readonly ContractIssue[] }) {
  return (
    <div className={styles['refused']} role="alert">
      <p>
        <b>{heading}</b>
      </p>
      {issues.length > 0 && (
        <ul>
          {issues.map(({ path, reason }) => (
            <li key={path}>
              <code>{path || '(all of it)'}</code> {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
