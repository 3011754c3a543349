import type { PageContent } from '@clipfront/page-data'
import { Breadcrumbs } from '../../breadcrumbs/index.ts'
import { EmptyState } from '../../empty-state/index.ts'
import { Pager } from '../../paging/index.ts'
import { PostList } from '../../post-list/index.ts'
import { useSite } from '../../site-context/index.ts'
import page from '../Page.module.css'

/** All that was written, page by page. */
export function PostListView({ data }: { data: Extract<PageContent['blog'], { view: 'list' }> }) {
  const { messages } = useSite()
  return (
    <div className={page['page']}>
      <div className={page['section']}>
        <Breadcrumbs links={[]} current={messages.guides} />
        <div className={page['opening']}>
          <h1 className={page['title']}>{messages.guides}</h1>
          <p className={page['lede']}>{messages.guidesText}</p>
        </div>
      </div>
      {data.posts.length > 0 ? (
        <PostList posts={data.posts} headingLevel={2} />
      ) : (
        <EmptyState heading={messages.noGuides} text={messages.noGuidesText} />
      )}
      <Pager paging={data.paging} path="/blog" />
    </div>
  )
}
