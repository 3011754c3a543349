import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openTemporaryFolder } from '@clipfront/feeds/temporary'
import { ImportError } from '@clipfront/feeds/errors'
import { createPublicAgent } from '@clipfront/pictures/fetch'
import { FETCH_LIMITS, fetchFeed, IDLE_MS } from './fetchFeed.ts'
import { isBrokenAddress, parseAddress, STDIN, withoutSecrets } from './sourceName.ts'

/** A feed, wherever it comes from, as a file. */
export interface Source extends AsyncDisposable {
  /** Where its bytes lie; a copy is deleted with this. */
  file: string
  /** What messages and notes call it; it tells no secret of an address. */
  name: string
}

interface Origins {
  stdin?: NodeJS.ReadableStream
  agent?: ReturnType<typeof createPublicAgent>
  limits?: typeof FETCH_LIMITS
}

/**
 * @param given a path, an address of the web, or `-` for what is piped in
 * @param feed what the feed is called, where neither its path nor its address says so
 * @throws {ImportError} it could not be fetched
 */
export async function openSource(given: string, feed: string | null, origins: Origins = {}): Promise<Source> {
  if (isBrokenAddress(given))
    throw new ImportError(
      'unreadable',
      'What was given is no address of the web. Nothing was changed; look at its host and port, and write signs such as # / @ in a password as %23 %2F %40.',
    )
  const address = parseAddress(given)
  if (!address && given !== STDIN) return { file: given, name: feed ?? given, async [Symbol.asyncDispose]() {} }
  const { stdin = process.stdin, agent = createPublicAgent(IDLE_MS), limits = FETCH_LIMITS } = origins
  const folder = await openTemporaryFolder('catalog-import')
  const name = feed ?? (address ? withoutSecrets(address) : 'stdin')
  // Its name tells a reader whose feed it is, as that of a file does.
  const file = path.join(folder.path, nameFile(feed ?? (address ? new URL(name).pathname : name)))
  try {
    if (address) await fetchFeed(address, file, agent, limits)
    else await pipeline(stdin, createWriteStream(file))
  } catch (error) {
    await folder[Symbol.asyncDispose]()
    throw error
  } finally {
    await agent.destroy()
  }
  return { file, name, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() }
}

const LONGEST_NAME = 100

function nameFile(given: string): string {
  const name = path
    .basename(given)
    .replaceAll(/[^\p{L}\p{N}.-]+/gu, '-')
    .slice(-LONGEST_NAME)
  return /[\p{L}\p{N}]/u.test(name) ? name : 'feed'
}
