import type { WholePost } from '@clipfront/page-data'
import { PAGE_PATHS } from '@clipfront/routing/page-paths'
import { Disclosure } from '../../disclosure/Disclosure.tsx'
import { useSite } from '../../site-context/index.ts'
import { ColumnPage } from '../ColumnPage.tsx'
import page from '../Page.module.css'
import { listHeadings } from './listHeadings.ts'
import { PostAside } from './PostAside.tsx'
import { PostBody } from './PostBody.tsx'
import { PostContents } from './PostContents.tsx'
import { PostHead } from './PostHead.tsx'

/** A post with the offers in it that live today. */
export function PostView({ data }: { data: WholePost }) {
  const { messages } = useSite()
  const headings = listHeadings(data.body)
  const hasOffers = data.body.some((block) => block.type === 'offer' && block.coupon.hasAffiliate)
  return (
    <ColumnPage
      links={[{ label: messages.guides, path: PAGE_PATHS.posts, page: 'blog' }]}
      current={data.post.title}
      head={<PostHead data={data} />}
      aside={<PostAside data={data} />}
    >
      <article className={page['section']}>
        {hasOffers && <Disclosure />}
        <PostContents headings={headings} />
        <PostBody body={data.body} headings={headings} />
      </article>
    </ColumnPage>
  )
}
