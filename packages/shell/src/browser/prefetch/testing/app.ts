import type { PageType } from '@clipfront/page-data'
import { retryFailedStyles } from '../failedStyles.ts'
import { startPrefetch } from '../startPrefetch.ts'

// What the app does of prefetching; the code of a page type lies at /code/<type>.js.
const TYPES = new Set<string>(['home', 'merchant', 'category', 'search', 'static'])
const prefetch = startPrefetch({
  hasTemplate: (type): type is PageType => TYPES.has(type),
  isShown: (type) => type === 'home',
  fetchTemplate: (type) => import(/* @vite-ignore */ `/code/${type}.js`),
})
window.retryFailedStyles = retryFailedStyles
addEventListener('page-shown', prefetch.followPage)
prefetch.followPage()
