import type { PageDataOf } from '@clipfront/page-data'
import { Breadcrumbs } from '../../breadcrumbs/Breadcrumbs.tsx'
import { CategoryList } from '../../category-list/CategoryList.tsx'
import { useSite } from '../../site-context/index.ts'
import { ListHead } from '../ListHead.tsx'
import { ListOffers } from '../ListOffers.tsx'
import page from '../Page.module.css'
import { CategoryAside } from './CategoryAside.tsx'

/** A category's page: its parts, its offers across merchants, page by page, and what there is to know about it. */
export function CategoryPage({ page: { data } }: { page: PageDataOf<'category'> }) {
  const { messages } = useSite()
  const { category, children, coupons, paging, counts, typicalPercent } = data
  const { name, summary, parent } = category
  return (
    <div className={page['page']}>
      <div className={page['section']}>
        <Breadcrumbs
          links={parent ? [{ label: parent.name, path: `/categories/${parent.slug}`, page: 'category' }] : []}
          current={name}
        />
        <ListHead
          title={messages.categoryHeading(name)}
          summary={summary}
          about={[]}
          counts={counts}
          typicalPercent={typicalPercent}
        />
        {children.length > 0 && (
          <nav aria-label={messages.subcategories}>
            <CategoryList categories={children} />
          </nav>
        )}
      </div>
      <div className={page['columns']}>
        <ListOffers coupons={coupons} paging={paging} path={`/categories/${category.slug}`} />
        <CategoryAside data={data} />
      </div>
    </div>
  )
}
