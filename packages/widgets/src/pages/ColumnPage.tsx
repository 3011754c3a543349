import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.tsx'
import { Slots, useSlots } from '../slots/Slots.tsx'
import page from './Page.module.css'

interface ColumnPageProps {
  /** The breadcrumbs between the home page and this one. */
  links?: ComponentProps<typeof Breadcrumbs>['links']
  /** What the breadcrumbs call the page itself. */
  current: string
  /** What can be done with the page as a whole; it stands at the end of the breadcrumbs' line. */
  actions?: ReactNode
  head: ReactNode
  /** A table of contents: it takes the column, and stays in sight while the text is read. What else there is goes below both. */
  contents?: ReactNode
  aside: ReactNode
  /** Whether the main part has the whole width, and what else there is stands below it: a list of offers is read, not its column. @default false */
  isWide?: boolean
  children: ReactNode
  /** What is read after the main part: on a phone what else there is comes between the two. @default null */
  reading?: ReactNode
}

/** A page of two columns: its main part, and beside it on a desk, under it on a phone, what else there is. */
export function ColumnPage({
  links,
  current,
  actions,
  head,
  contents = null,
  aside,
  isWide = false,
  children,
  reading = null,
}: ColumnPageProps) {
  const [besides, atEnd] = [useSlots('aside'), useSlots('end')]
  return (
    <div className={page['page']}>
      <div className={page['head']}>
        <div className={page['top']}>
          <Breadcrumbs links={links ?? []} current={current} />
          {actions}
        </div>
        {head}
      </div>
      <div className={clsx(page['columns'], (isWide || contents) && page['wide'], contents && page['reading'])}>
        {contents}
        {children}
        <div className={page['aside']}>
          {aside}
          <Slots place="aside" names={besides} />
        </div>
        {reading && <div className={clsx(page['main'], page['afterAside'])}>{reading}</div>}
      </div>
      <Slots place="end" names={atEnd} />
    </div>
  )
}
