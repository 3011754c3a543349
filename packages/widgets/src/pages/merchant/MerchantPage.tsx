import type { PageDataOf } from '@clipfront/page-data'
import { Breadcrumbs } from '../../breadcrumbs/Breadcrumbs.tsx'
import { useSite } from '../../site-context/index.ts'
import page from '../Page.module.css'
import { MerchantAside } from './MerchantAside.tsx'
import { MerchantHead } from './MerchantHead.tsx'
import { MerchantOffers } from './MerchantOffers.tsx'

/** A merchant's page: who it is, the code that was asked for, what may be used today, what was before. */
export function MerchantPage({ page: { data } }: { page: PageDataOf<'merchant'> }) {
  const { messages } = useSite()
  return (
    <div className={page['page']}>
      <div className={page['section']}>
        <Breadcrumbs
          links={[{ label: messages.stores, path: '/stores', page: 'static' }]}
          current={data.merchant.name}
        />
        <MerchantHead data={data} />
      </div>
      <div className={page['columns']}>
        <MerchantOffers data={data} />
        <MerchantAside data={data} />
      </div>
    </div>
  )
}
