export type { Messages } from '../messages/Messages.ts'
export { pageUrlOf } from './pageUrlOf.ts'
export { type SiteView, type WidgetSite, useSite } from './SiteContext.ts'
export { SiteProvider } from './SiteProvider.tsx'
