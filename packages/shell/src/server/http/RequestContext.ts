import type { PageType } from '@clipfront/page-data'
import type { OwnPath } from '@clipfront/routing/own-paths'
import { type DeviceClass, resolveDevice } from '@clipfront/routing/visitor'
import type { Environment, Site } from '@clipfront/site-config'
import type { Logger, RequestLabels } from '@clipfront/telemetry'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Release } from '../release/Release.ts'
import type { Caller } from './createPageApiClient.ts'

/** What a request is counted as: a page type, one of `OWN_PATHS`, a call of the browser (`/api/page`), or why it was refused. */
export type Route =
  | PageType
  | OwnPath
  | `/api/${string}`
  | 'redirect'
  | 'overloaded'
  | 'alias'
  | 'ampersand'
  | 'not-live'
  | 'unknown-host'
  | 'none'

export interface SiteRequestLabels extends RequestLabels {
  route: Route
}

/** One request of a known site, and its reply. */
export interface RequestContext {
  request: FastifyRequest
  reply: FastifyReply
  /** As its release has it. */
  site: Site
  environment: Environment
  release: Release
  /** The requested name, without port. */
  hostname: string
  /** The port of the requested name: `:3000`, or empty. */
  port: string
  /** True when the request came through one of `TRUSTED_PROXIES`. */
  isTrusted: boolean
  /** Undefined where a trusted proxy does not name it. */
  scheme: 'http' | 'https' | undefined
  /** The raw request target before the question mark, never decoded. */
  path: string
  /** The raw request target behind the question mark. */
  query: string
  /** Whom page-api serves through us. */
  caller: Caller
  /** What is logged and counted; handlers set what they find out. */
  labels: SiteRequestLabels
  /** Aborted when the client has gone; also once the response is out. */
  signal: AbortSignal
  /** Names the request's id and site in every line. */
  log: Logger
}

/** The methods that change nothing. */
export const READING = ['GET', 'HEAD']

/** Where a path leads that is no page. */
export interface MatchedRoute {
  name: Route
  /** Undefined for files of the release. */
  handler: Handler | undefined
}

/** Answers one of `OWN_PATHS`, never out of the page cache. */
export interface Handler {
  /** @default READING */
  methods?: readonly string[]
  handle: (context: RequestContext) => Promise<FastifyReply> | FastifyReply
}

const DEVICE_CLASSES = new Map<unknown, DeviceClass>([
  ['mobile', 'mobile'],
  ['tablet', 'tablet'],
  ['pc', 'pc'],
])

/**
 * The device class that pages are rendered and cached for (R1.3); null where they are the same for all. Others may share a page
 * that is the same for all, or whose class the CDN named.
 */
export function findDevice(context: RequestContext): { device: DeviceClass | null; isShared: boolean } {
  const { request, isTrusted, release } = context
  if (release.renderer.differsByDevice === false) return { device: null, isShared: true }
  const { headers } = request
  const named = isTrusted ? DEVICE_CLASSES.get(headers['x-device']) : undefined
  if (named) return { device: named, isShared: true }
  const hints = {
    secChUaMobile: headers['sec-ch-ua-mobile']?.toString(),
    secChUaPlatform: headers['sec-ch-ua-platform']?.toString(),
  }
  return { device: resolveDevice(headers['user-agent'] ?? '', hints), isShared: false }
}
