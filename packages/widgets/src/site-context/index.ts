export { pageUrlOf } from './pageUrlOf.ts'
export type { SiteView, WidgetSite } from './SiteContext.ts'
export { SiteProvider } from './SiteProvider.tsx'
export { useSite } from './useSite.ts'
