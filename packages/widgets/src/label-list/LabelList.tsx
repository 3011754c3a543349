import type { LabelSummary } from '@clipfront/page-data'
import { pagePath } from '@clipfront/routing/page-paths'
import { clsx } from 'clsx'
// The same chips: both are ways to other lists.
import styles from '../category-list/CategoryList.module.css'
import { useSite } from '../site-context/index.ts'
import type { WidgetProps } from '../WidgetProps.ts'

interface LabelListProps extends WidgetProps<HTMLUListElement> {
  labels: readonly LabelSummary[]
  /** The page type that each of them leads to. */
  page: 'topic' | 'tag' | 'brand' | 'channel'
}

/** Ways to topics, tags, brands or channels, each with its number of live offers where that is known. */
export function LabelList({ labels, page, className, ref }: LabelListProps) {
  const { format } = useSite()
  return (
    <ul ref={ref} className={clsx(styles['list'], className)}>
      {labels.map(({ id, slug, name, liveCoupons }) => (
        <li key={id}>
          <a className={styles['link']} href={pagePath(page, slug)} data-page={page}>
            <bdi>{name}</bdi>
            {liveCoupons > 0 && <span className={styles['count']}> {format.number(liveCoupons)}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
