import type { ComponentProps, ReactNode } from 'react'
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.tsx'
import page from './Page.module.css'

interface ColumnPageProps {
  /** The breadcrumbs between the home page and this one. */
  links?: ComponentProps<typeof Breadcrumbs>['links']
  /** What the breadcrumbs call the page itself. */
  current: string
  head: ReactNode
  aside: ReactNode
  children: ReactNode
}

/** A page of two columns: its main part, and beside it on a desk, under it on a phone, what else there is. */
export function ColumnPage({ links, current, head, aside, children }: ColumnPageProps) {
  return (
    <div className={page['page']}>
      <div className={page['section']}>
        <Breadcrumbs links={links ?? []} current={current} />
        {head}
      </div>
      <div className={page['columns']}>
        {children}
        <div className={page['aside']}>{aside}</div>
      </div>
    </div>
  )
}
