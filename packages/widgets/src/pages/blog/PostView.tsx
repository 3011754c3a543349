import { Breadcrumbs } from '../../breadcrumbs/Breadcrumbs.tsx'
import { Disclosure } from '../../disclosure/Disclosure.tsx'
import { useSite } from '../../site-context/index.ts'
import page from '../Page.module.css'
import { headingsOf } from './headingsOf.ts'
import { PostAside } from './PostAside.tsx'
import { PostBody } from './PostBody.tsx'
import { PostContents } from './PostContents.tsx'
import { PostHead } from './PostHead.tsx'
import type { WholePost } from './WholePost.ts'

/** A post with the offers in it that live today. */
export function PostView({ data }: { data: WholePost }) {
  const { messages } = useSite()
  const headings = headingsOf(data.body)
  const hasOffers = data.body.some((block) => block.type === 'offer' && block.coupon.hasAffiliate)
  return (
    <div className={page['page']}>
      <div className={page['section']}>
        <Breadcrumbs links={[{ label: messages.guides, path: '/blog', page: 'blog' }]} current={data.post.title} />
        <PostHead data={data} />
      </div>
      <div className={page['columns']}>
        <article className={page['section']}>
          {hasOffers && <Disclosure merchant={null} />}
          <PostContents headings={headings} />
          <PostBody body={data.body} headings={headings} />
        </article>
        <PostAside data={data} />
      </div>
    </div>
  )
}
