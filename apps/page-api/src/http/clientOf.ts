import type { FastifyRequest } from 'fastify'
import { networkOf } from '../events/visitorHash.ts'
import { forwardedAddress } from './forwardedAddress.ts'
import { hasInternalToken } from './hasInternalToken.ts'

/** What stands for who asks: for a site's server its client, for everybody else themselves. */
export function clientOf(request: FastifyRequest, internalToken: string): string {
  const isOurs = hasInternalToken(request.headers.authorization, internalToken)
  return networkOf((isOurs && forwardedAddress(request)) || (request.socket.remoteAddress ?? ''))
}
