import type { Environment, Site } from '@clipfront/site-config'
import type * as v from 'valibot'
import type { performanceSchema } from './performanceSchema.ts'

/** An event as a browser reported it, parsed. */
export interface PagepointEvent {
  type: string
  /** Made by the browser, once per event; null when it made none. */
  eid: string | null
  page: string
  urlname: string
  isMobile: boolean
  hasAffiliate: boolean
  /** What the page said about the coupon; null for an event that is about none. */
  coupon: v.InferOutput<typeof performanceSchema> | null
}

/** What the site's server adds to it. */
export interface EventOrigin {
  site: Site
  environment: Environment
  address: string
  userAgent: string
}
