import type { PageDataOf, PageContent } from '@clipfront/page-data'
import { PAGE_PATHS } from '@clipfront/routing/page-paths'
import { Breadcrumbs } from '../../breadcrumbs/Breadcrumbs.tsx'
import { EmptyState } from '../../empty-state/EmptyState.tsx'
import { Pager } from '../../paging/Pager.tsx'
import { PostList } from '../../post-list/PostList.tsx'
import { useSite } from '../../site-context/index.ts'
import page from '../Page.module.css'
import { PostView } from './PostView.tsx'

/** The blog: the list of its posts, or one of them. */
export function BlogPage({ page: { data } }: { page: PageDataOf<'blog'> }) {
  return data.view === 'list' ? <PostListView data={data} /> : <PostView data={data} />
}

/** All that was written, page by page. */
function PostListView({ data }: { data: Extract<PageContent['blog'], { view: 'list' }> }) {
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
        <PostList posts={data.posts} headingLevel={2} isFirst />
      ) : (
        <EmptyState heading={messages.noGuides} text={messages.noGuidesText} />
      )}
      <Pager paging={data.paging} path={PAGE_PATHS.posts} />
    </div>
  )
}
