import type { Environment, Site } from '@clipfront/site-config'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Release } from '../release/Release.ts'

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
}
