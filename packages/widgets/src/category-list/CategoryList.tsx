import type { CategorySummary } from '@clipfront/page-data'
import { pagePath } from '@clipfront/routing/page-paths'
import { clsx } from 'clsx'
import { useSite } from '../site-context/index.ts'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './CategoryList.module.css'

interface CategoryListProps extends WidgetProps<HTMLUListElement> {
  categories: readonly CategorySummary[]
}

/** Ways to categories, each with its number of live offers. */
export function CategoryList({ categories, className, ref }: CategoryListProps) {
  const { format } = useSite()
  return (
    <ul ref={ref} className={clsx(styles['list'], className)}>
      {categories.map(({ id, slug, name, liveCoupons }) => (
        <li key={id}>
          <a className={styles['link']} href={pagePath('category', slug)} data-page="category">
            {name} <span className={styles['count']}>{format.number(liveCoupons)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
