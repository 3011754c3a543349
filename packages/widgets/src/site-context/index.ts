export type { Messages } from '../messages/Messages.ts'
export { buildPageUrl } from './buildPageUrl.ts'
export { type SiteView, type WidgetSite, useSite } from './SiteContext.ts'
export { SiteProvider } from './SiteProvider.tsx'
