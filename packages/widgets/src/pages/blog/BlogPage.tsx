import type { PageDataOf } from '@clipfront/page-data'
import { PostListView } from './PostListView.tsx'
import { PostView } from './PostView.tsx'

/** The blog: the list of its posts, or one of them. */
export function BlogPage({ page: { data } }: { page: PageDataOf<'blog'> }) {
  return data.view === 'list' ? <PostListView data={data} /> : <PostView data={data} />
}
