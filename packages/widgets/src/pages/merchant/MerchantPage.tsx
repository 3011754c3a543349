import type { PageDataOf } from '@clipfront/page-data'
import { useSite } from '../../site-context/index.ts'
import { ColumnPage } from '../ColumnPage.tsx'
import { MerchantAside } from './MerchantAside.tsx'
import { MerchantHead } from './MerchantHead.tsx'
import { MerchantOffers } from './MerchantOffers.tsx'

/** A merchant's page: who it is, the code that was requested, what may be used today, what was before. */
export function MerchantPage({ page: { data } }: { page: PageDataOf<'merchant'> }) {
  const { messages } = useSite()
  return (
    <ColumnPage
      links={[{ label: messages.stores, path: '/stores', page: 'static' }]}
      current={data.merchant.name}
      head={<MerchantHead data={data} />}
      aside={<MerchantAside data={data} />}
    >
      <MerchantOffers data={data} />
    </ColumnPage>
  )
}
