import { Agent, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'
import { whenUnused } from '@clipfront/vitest/when-unused'
import { countLive } from '@clipfront/catalog/counts'
import { NOW } from '@clipfront/catalog/testing'
import type { Database } from '@clipfront/catalog/database'
import type { Secrets } from '@clipfront/settings'
import { sites } from '@clipfront/site-config'
import type { Logger } from '@clipfront/telemetry'
import { createTestSitemaps } from '../../sitemap/testing/createTestSitemaps.ts'
import type { ApiContext } from '../ApiContext.ts'
import { createApi } from '../createApi.ts'
import { watchAnswers } from './watchAnswers.ts'

export const SECRETS: Secrets = {
  outboundSecrets: ['newest-secret-of-all', 'an-older-secret'],
  internalToken: 'token-of-our-servers',
}

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

export interface TestApi {
  /** Sends the target byte for byte: no client tidies it up on the way. */
  get: (target: string, headers?: Record<string, string>) => Promise<Answer>
  post: (target: string, body: FormData | Buffer, headers?: Record<string, string>) => Promise<Answer>
  /** On the loopback address. */
  port: number
  /** What the API takes for now; may be moved. */
  clock: { now: Date }
  /** Written when they are asked for first; a test that changes rows has them written again. */
  sitemaps: ApiContext['sitemaps']
}

/**
 * The API on a port of its own until the end of the test that started it, or of the file.
 * @param options by default nothing is cached, and what is live is counted before every GET that follows a write or a step of the
 *   clock, if nobody wrote while it was counted; `counts: 'once'` is for tests that send many over the same offers
 */
export async function startTestApi(
  database: Kysely<Database>,
  {
    counts = 'always',
    ...options
  }: Partial<
    Pick<
      ApiContext,
      'cache' | 'sitemaps' | 'countSearchMiss' | 'countRejection' | 'events' | 'languageModel' | 'countAnswer'
    > & {
      isReachable: () => Promise<boolean>
      logger: Logger
      counts: 'always' | 'once'
    }
  > = {},
): Promise<TestApi> {
  const clock = { now: NOW }
  const context = { database, clock: { now: () => clock.now }, settings: { secrets: SECRETS } }
  const { sitemaps = createTestSitemaps(context) } = options
  const api = await createApi({ isReachable: async () => true, ...context, ...options, sitemaps })
  const undescribed = watchAnswers(api)
  await api.listen({ host: '127.0.0.1', port: 0 })
  // For events, which come by the thousand. A GET has a connection of its own: what is malformed costs the one it came by.
  const agent = new Agent({ keepAlive: true })
  whenUnused(async () => {
    agent.destroy()
    await api.close()
    expect([...undescribed], 'answers that /openapi.json does not describe').toEqual([])
  })
  const { port } = api.server.address() as AddressInfo
  const once = new Map<string, Promise<void>>()
  /** By site, what was so when it was counted last. */
  const counted = new Map<string, string>()
  const count = async (site: string) => {
    const describeNow = async () => `${clock.now.getTime()} ${await readLogEnd(database)}`
    if (counted.get(site) === (await describeNow())) return
    await countLive(database, { site, now: clock.now })
    counted.set(site, await describeNow())
  }
  /** One after the other: many at a time would wait for each other on all connections. */
  let counting: Promise<void> = Promise.resolve()
  const countBefore = async (target: string) => {
    const site = sites.find(({ code }) => target.startsWith(`/v1/sites/${code}/`))?.code
    if (site === undefined) return
    const known = counts === 'once' ? once.get(site) : undefined
    counting = known ?? counting.then(async () => count(site))
    once.set(site, counting)
    await counting
  }
  const exchange = async (method: string, path: string, headers: Record<string, string>, body?: Buffer) =>
    new Promise<Answer>((resolve, reject) => {
      const outgoing = send(
        { host: '127.0.0.1', port, method, path, headers, agent: method === 'POST' && agent },
        (incoming) => {
          buffer(incoming).then(
            (bytes) =>
              resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text: bytes.toString('utf8') }),
            reject,
          )
        },
      )
      outgoing.on('error', reject)
      outgoing.end(body)
    })
  return {
    port,
    clock,
    sitemaps,
    get: async (target, headers = {}) => {
      await countBefore(target)
      return exchange('GET', target, headers)
    },
    post: async (target, body, headers = {}) => {
      const encoded = new Response(Buffer.isBuffer(body) ? new Uint8Array(body) : body)
      const contentType = encoded.headers.get('content-type')
      const bytes = Buffer.from(await encoded.arrayBuffer())
      const all = {
        ...(contentType ? { 'content-type': contentType } : {}),
        'content-length': `${bytes.length}`,
        ...headers,
      }
      return exchange('POST', target, all, bytes)
    },
  }
}

/** Where the server's log ends. Whatever anybody writes, in any database of the server, moves it. */
async function readLogEnd(database: Kysely<Database>): Promise<string | undefined> {
  const { rows } = await sql<{ end: string }>`select pg_current_wal_insert_lsn()::text as "end"`.execute(database)
  return rows[0]?.end
}
