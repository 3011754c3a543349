import type { ReactNode } from 'react'
import page from './Page.module.css'

export interface OpeningProps {
  title: ReactNode
  /** @default nothing is said under the title */
  summary?: string
  children?: ReactNode
}

/** The head of a page: its title, what it is about, figures or dates. */
export function Opening({ title, summary, children }: OpeningProps) {
  return (
    <div className={page['opening']}>
      <h1 className={page['title']}>{title}</h1>
      {summary && (
        <p className={page['lede']}>
          <bdi>{summary}</bdi>
        </p>
      )}
      {children}
    </div>
  )
}
