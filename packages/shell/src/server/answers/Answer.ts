import type { FastifyReply } from 'fastify'
import type { Exchange } from '../http/Exchange.ts'

/** A path that the server answers by itself: with its own query keys, never from the page cache. */
export interface Answer {
  /** @param path raw, without query */
  matches: (path: string) => boolean
  methods: readonly string[]
  reply: (exchange: Exchange) => Promise<FastifyReply> | FastifyReply
}
