import type { PageDataOf } from '@clipfront/page-data'
import { Breadcrumbs } from '../../breadcrumbs/index.ts'
import { useSite } from '../../site-context/index.ts'
import { ListHead } from '../ListHead.tsx'
import page from '../Page.module.css'
import { BrandAside } from './BrandAside.tsx'
import { BrandOffers } from './BrandOffers.tsx'

/** The page of a brand: which shops sell it, each with its best offer, and whatever else there is. */
export function BrandPage({ page: { data } }: { page: PageDataOf<'brand'> }) {
  const { messages } = useSite()
  const { name, summary, about } = data.brand
  return (
    <div className={page['page']}>
      <div className={page['section']}>
        <Breadcrumbs links={[]} current={name} />
        <ListHead title={messages.categoryHeading(name)} summary={summary} about={about} counts={null} />
      </div>
      <div className={page['columns']}>
        <BrandOffers data={data} />
        <BrandAside data={data} />
      </div>
    </div>
  )
}
