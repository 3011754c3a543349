import { Readable } from 'node:stream'
import { PageError } from '@clipfront/routing/errors'
import type { Site } from '@clipfront/site-config'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createTurns, type TakeTurn } from '../sitemap/createTurns.ts'
import { eachInTurn } from '../sitemap/eachInTurn.ts'
import type { SitemapEntry } from '../sitemap/SitemapEntry.ts'
import type { SitemapLimits } from '../sitemap/SitemapLimits.ts'
import { writeUrlset } from '../sitemap/writeUrlset.ts'
import { clientOf } from './clientOf.ts'
import { refusalAfter } from './refusalAfter.ts'
import { untilBusy } from './untilBusy.ts'
import { whenGone } from './whenGone.ts'

const XML = 'application/xml; charset=utf-8'
const TOO_MANY = 'Several sitemaps are being sent to you already. Read one after the other.'

interface PartSenderParts {
  limits: SitemapLimits
  /** Of all who read the catalogue for sitemaps. */
  takeRead: TakeTurn
  internalToken: string
}

interface Part {
  site: Site
  groups: AsyncGenerator<SitemapEntry[], void, undefined>
}

/**
 * Sends parts of sitemaps while they are written (R2.15). A client has so many at a time; the catalogue is read for so many of
 * all, a piece at a time, and never while somebody waits for a slow reader. Who takes nothing for a while is cut off, and who
 * leaves ends the work, as who asked by HEAD does.
 * @throws {PageError} 404 nothing is listed there, 429 the client has enough of them, 503 others read just now
 */
export function createPartSender({ limits, takeRead, internalToken }: PartSenderParts) {
  const takeStream = createTurns(limits.streamsPerClient)

  async function enter(request: FastifyRequest, gone: AbortSignal): Promise<void> {
    const refused = refusalAfter(limits.waitMs, new PageError(429, 'too-many-sitemaps', TOO_MANY))
    const leave = await takeStream(clientOf(request, internalToken), AbortSignal.any([gone, refused]))
    gone.addEventListener('abort', leave)
    if (gone.aborted) leave()
  }

  async function send(request: FastifyRequest, reply: FastifyReply, { site, groups }: Part, gone: AbortSignal) {
    await enter(request, gone)
    let wait = AbortSignal.any([gone, untilBusy(limits.waitMs)])
    const inTurn = eachInTurn(groups, () => takeRead('', wait))
    // The first entries before the first byte: what fails until here is an answer of its own.
    const first = await inTurn.next()
    wait = gone
    if (first.done) throw new PageError(404, 'not-found', 'There is no such part. The index names those there are.')
    gone.throwIfAborted()
    // The bytes that the client has taken count, not the time that they take.
    reply.raw.setTimeout(limits.stalledMs, () => reply.raw.socket?.resetAndDestroy())
    return reply
      .type(XML)
      .header('cache-control', 'no-cache')
      .send(Readable.from(writeUrlset(site, startingWith(first.value, inTurn)), { highWaterMark: 1 }))
  }

  return async (request: FastifyRequest, reply: FastifyReply, part: Part): Promise<FastifyReply> => {
    const gone = whenGone(reply.raw)
    try {
      return await send(request, reply, part, gone)
    } catch (thrown) {
      if (gone.aborted) return reply.hijack()
      throw thrown
    }
  }
}

async function* startingWith<Group>(first: Group, rest: AsyncGenerator<Group>): AsyncGenerator<Group> {
  try {
    yield first
    yield* rest
  } finally {
    await rest.return(undefined)
  }
}
