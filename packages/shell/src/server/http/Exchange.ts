import type { Environment, Site } from '@clipfront/site-config'
import type { Logger, RequestLabels } from '@clipfront/telemetry'
import type { PageType } from '@clipfront/page-data'
import type { OwnPath } from '@clipfront/routing/own-paths'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Release } from '../release/Release.ts'

/** What a request is counted as: a page type, one of `OWN_PATHS`, a call of the browser (`/api/page`), or how it was turned away. */
export type Route =
  | PageType
  | OwnPath
  | `/api/${string}`
  | 'redirect'
  | 'alias'
  | 'ampersand'
  | 'not-live'
  | 'unknown-host'
  | 'none'

export interface SiteRequestLabels extends RequestLabels {
  route: Route
}

/** One request, once it is known which site it is for. */
export interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
  site: Site
  environment: Environment
  release: Release
  /** The name under which the site was asked, without port. */
  hostname: string
  /** Of the name under which the site was asked: `:3000`, or empty. */
  port: string
  /** True when the request came through one of `TRUSTED_PROXIES`. */
  isTrusted: boolean
  /** Of the raw request target, before the question mark; never decoded. */
  path: string
  /** Of the raw request target, behind the question mark. */
  query: string
  /** What is logged and counted of the request; handlers say what they find out. */
  labels: SiteRequestLabels
  /** Lines of this request: they name its id and its site. */
  log: Logger
}
