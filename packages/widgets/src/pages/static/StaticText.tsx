import type { PageDataOf } from '@clipfront/page-data'
import { TextBlocks } from '../../text-blocks/TextBlocks.tsx'
import page from '../Page.module.css'
import { MerchantDirectory } from './MerchantDirectory.tsx'

/** The words of such a page, and nothing around them: how it is shown where nothing of ours stands around. */
export function StaticText({ page: { data } }: { page: PageDataOf<'static'> }) {
  return (
    <div className={page['section']}>
      <h1 className={page['title']}>{data.heading}</h1>
      <TextBlocks blocks={data.blocks} />
      {data.directory && <MerchantDirectory directory={data.directory} />}
    </div>
  )
}
