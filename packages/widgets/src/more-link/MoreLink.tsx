import type { PageType } from '@clipfront/page-data'
import { clsx } from 'clsx'
import { icons } from '../icons/icons.tsx'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './MoreLink.module.css'

interface MoreLinkProps extends WidgetProps<HTMLAnchorElement> {
  /** Path and query within the site. */
  href: string
  /** The type of the page that it leads to, where that is known. */
  page?: PageType
  text: string
}

/** Ends a list that shows some of its kind: the way to the rest. */
export function MoreLink({ href, page, text, className, ref }: MoreLinkProps) {
  return (
    <a ref={ref} className={clsx(styles['more'], className)} href={href} data-page={page}>
      {text}
      {icons.chevron}
    </a>
  )
}
