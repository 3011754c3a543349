import { withSource } from '@clipfront/routing/outbound'
import type { Answer } from './Answer.ts'
import { landingHeaders } from './landingHeaders.ts'
import { landingTarget } from './landingTarget.ts'

/**
 * `/cut-port?to=&mktsrc=`: where short links and apps land (R2.2). It leads on to one of our pages, or home, and hands it the
 * `mktsrc`: by a redirect, since that needs no script and writes nothing to the device.
 */
export const cutPort: Answer = {
  methods: ['GET', 'HEAD'],
  reply(exchange) {
    const { reply, query } = exchange
    const to = landingTarget(new URLSearchParams(query).get('to') ?? '') ?? '/'
    return reply.headers(landingHeaders(exchange)).redirect(withSource(to, `?${query}`), 302)
  },
}
