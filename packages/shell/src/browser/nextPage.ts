// What the first page needs none of, since the server has read its data: it comes after that page.
export { isPageRedirect, parsePageData } from '@clipfront/page-data/parse'
