import { createWriteStream } from 'node:fs'
import { unescape } from 'node:querystring'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { ImportError } from '@clipfront/feeds/errors'
import type { createPublicAgent } from '@clipfront/pictures/fetch'
import { ImageError } from '@clipfront/pictures/source'
import { withoutSecrets } from './sourceName.ts'

type Agent = ReturnType<typeof createPublicAgent>
type Answer = Awaited<ReturnType<Agent['request']>>

export interface FetchLimits {
  bytes: number
  /** For all of it, redirects with it. */
  timeMs: number
}

/** A feed of some million offers. */
export const FETCH_LIMITS: FetchLimits = { bytes: 1_000_000_000, timeMs: 15 * 60_000 }
/** For a connection, for the head of an answer, and between parts of its body. */
export const IDLE_MS = 30_000
const MOST_REDIRECTS = 5
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/**
 * Fetches a feed into a file. No cookie goes with it; the name and the word before the host go to that very origin alone.
 * @throws {ImportError} it did not come, or more of it than may be; no message tells the secrets of an address
 */
export async function fetchFeed(address: URL, file: string, agent: Agent, limits = FETCH_LIMITS): Promise<void> {
  const name = withoutSecrets(address)
  const signal = AbortSignal.timeout(limits.timeMs)
  try {
    const body = await request(address, agent, signal)
    await pipeline(body, limitBytes(limits.bytes, name), createWriteStream(file), { signal })
  } catch (error) {
    if (error instanceof ImportError) throw error
    throw notFetched(name, signal.aborted ? `it took longer than ${limits.timeMs / 60_000} minutes` : explain(error))
  }
}

async function request(address: URL, agent: Agent, signal: AbortSignal): Promise<NodeJS.ReadableStream> {
  let url = address
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    const headers = { accept: '*/*', 'accept-encoding': 'gzip, identity', 'user-agent': 'Clipfront-Import/1.0' }
    const path = url.pathname + url.search
    const authorization = url.origin === address.origin ? readCredentials(address) : undefined
    const answer = await agent.request({
      origin: url.origin,
      path,
      method: 'GET',
      headers: { ...headers, ...(authorization && { authorization }) },
      signal,
    })
    if (answer.statusCode === 200) return unpack(answer)
    // Ends the connection. What it says about that is an uncaught exception without a listener.
    answer.body.on('error', () => {}).destroy()
    if (!REDIRECTS.has(answer.statusCode)) throw new FetchError(`it answers with ${answer.statusCode}`)
    url = readRedirect(answer.headers['location'], url)
  }
  throw new FetchError('it is redirected too often')
}

function unpack({ body, headers }: Answer): NodeJS.ReadableStream {
  const encoding = String(headers['content-encoding'] ?? 'identity').toLowerCase()
  if (encoding === 'identity') return body
  if (encoding !== 'gzip') throw new FetchError(`it is packed as ${encoding.slice(0, 20)}`)
  const unpacked = createGunzip()
  body.on('error', (error) => unpacked.destroy(error))
  return body.pipe(unpacked)
}

/** @throws {FetchError} it leads to no address, or from https to where others can read along */
function readRedirect(location: string | string[] | undefined, from: URL): URL {
  const target = typeof location === 'string' ? URL.parse(location, from) : null
  if (!target || !/^https?:$/.test(target.protocol)) throw new FetchError('it is redirected to no address of the web')
  if (from.protocol === 'https:' && target.protocol === 'http:')
    throw new FetchError('it is redirected from https to http')
  return target
}

function readCredentials({ username, password }: URL): string | undefined {
  if (username === '' && password === '') return undefined
  return `Basic ${Buffer.from(`${unescape(username)}:${unescape(password)}`).toString('base64')}`
}

function limitBytes(most: number, name: string): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      if (bytes > most) done(notFetched(name, `it is larger than ${Math.round(most / 1e6)} MB`))
      else done(null, chunk)
    },
  })
}

/** Why an address gave nothing. */
class FetchError extends Error {}

/** Never by the words of an error that is not ours: they may quote the address. */
function explain(error: unknown): string {
  if (error instanceof FetchError || error instanceof ImageError) return error.message
  return error instanceof Error && 'code' in error ? String(error.code) : 'the connection broke'
}

function notFetched(name: string, why: string): ImportError {
  return new ImportError(
    'unreadable',
    `${name} could not be fetched: ${why}. Nothing was changed; look at the address, or save the feed to a file and import that.`,
  )
}
