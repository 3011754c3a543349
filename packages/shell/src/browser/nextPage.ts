// What the first page needs none of, since the server has read its data and written its head: one chunk, after that page.
export { isPageRedirect, parsePageData } from '@clipfront/page-data/parse'
export { applyHead, resolveHead } from '@clipfront/routing/head'
