import type { FastifyReply } from 'fastify'
import type { Exchange } from '../http/Exchange.ts'

/** What the server answers by itself: with its own query keys, never from the page cache. Where it does, `OWN_PATHS` say. */
export interface Answer {
  methods: readonly string[]
  reply: (exchange: Exchange) => Promise<FastifyReply> | FastifyReply
}
