import type { PageDataOf } from '@clipfront/page-data'
import { clsx } from 'clsx'
import { useMemo } from 'react'
import { isLong, listHeadings } from '../../table-of-contents/listHeadings.ts'
import { TableOfContents } from '../../table-of-contents/TableOfContents.tsx'
import { TextBlocks } from '../../text-blocks/TextBlocks.tsx'
import page from '../Page.module.css'
import { MerchantDirectory } from './MerchantDirectory.tsx'

interface StaticTextProps {
  page: PageDataOf<'static'>
  /** Whether a long text has its table of contents beside it. @default false */
  hasContents?: boolean
}

/** The words of such a page, and nothing around them: how it is shown where nothing of ours stands around. */
export function StaticText({ page: { data }, hasContents = false }: StaticTextProps) {
  const headings = useMemo(() => listHeadings(data.blocks), [data.blocks])
  const isReading = hasContents && isLong(headings)
  return (
    <div className={page['section']}>
      <h1 className={page['title']}>{data.heading}</h1>
      <div className={clsx(isReading && [page['columns'], page['reading']])}>
        {isReading && <TableOfContents className={page['contents']} headings={headings} />}
        <TextBlocks blocks={data.blocks} anchors={headings} />
      </div>
      {data.directory && <MerchantDirectory directory={data.directory} />}
    </div>
  )
}
