import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** Words for those who listen to the page. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  // One text: between two React writes a comment, and a page of sixty tickets has two hundred of these.
  const isText = Array.isArray(children) && children.every((child) => typeof child === 'string')
  return <span className={styles['hidden']}>{isText ? children.join('') : children}</span>
}
