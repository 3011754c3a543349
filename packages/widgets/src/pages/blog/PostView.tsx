import type { WholePost } from '@clipfront/page-data'
import { PAGE_PATHS } from '@clipfront/routing/page-paths'
import { useMemo } from 'react'
import { useSite } from '../../site-context/index.ts'
import { isLong, listHeadings } from '../../table-of-contents/listHeadings.ts'
import { TableOfContents } from '../../table-of-contents/TableOfContents.tsx'
import { ColumnPage } from '../ColumnPage.tsx'
import page from '../Page.module.css'
import { PostAside } from './PostAside.tsx'
import { PostBody } from './PostBody.tsx'
import { PostHead } from './PostHead.tsx'

/** A post with the offers in it that live today. */
export function PostView({ data }: { data: WholePost }) {
  const { messages } = useSite()
  const headings = useMemo(() => listHeadings(data.body), [data.body])
  return (
    <ColumnPage
      links={[{ label: messages.guides, path: PAGE_PATHS.posts, page: 'blog' }]}
      current={data.post.title}
      head={<PostHead data={data} />}
      contents={isLong(headings) ? <TableOfContents className={page['contents']} headings={headings} /> : null}
      aside={<PostAside data={data} />}
    >
      <article className={page['section']}>
        <PostBody body={data.body} headings={headings} />
      </article>
    </ColumnPage>
  )
}
