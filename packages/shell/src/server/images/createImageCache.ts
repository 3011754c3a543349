import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { listFiles } from '../../releases/files.ts'

/** A picture as it is sent. */
export interface CachedImage {
  type: string
  etag: string
  /** HTTP date; empty where nobody knows it. */
  lastModified: string
  /** Seconds. */
  maxAge: number
  /** Milliseconds since 1970; from then on the source is asked again. Infinity for sources of the site itself. */
  staleAt: number
  body: Buffer
}

const MAX_BYTES = 1024 * 1024 * 1024
/** As file systems count it: a tiny picture takes a block too, and so their number is limited. */
const BLOCK_BYTES = 4096
/** Files that are looked at at a time. */
const LOOKS = 64
/** What a process writes between two looks at the folder, as a part of the limit; and how far it then makes room. */
const SWEEP_AFTER = 0.05
const SWEEP_TO = 0.9
/** Drafts of a process that died are removed after this time. */
const DRAFT_LIFE_MS = 60_000
/** The time of the last use is written no more often: each is a write on the disk. */
const TOUCH_AFTER_MS = 60_000

/**
 * Pictures that were made, as files that survive a restart; processes may share the folder. What was used least lately is
 * evicted when the folder passes its limit, by the times of the files.
 */
export function createImageCache(folder: string, { maxBytes = MAX_BYTES } = {}) {
  const resolveFile = (key: string) => join(folder, key.slice(0, 2), key)
  const sending = createSendingImages()
  let unswept = Infinity
  let sweeping: Promise<void> | undefined

  async function sweep(): Promise<void> {
    unswept = 0
    const found = await describeFiles((await listFiles(folder)).map((name) => join(folder, name)))
    const files = found.toSorted((a, b) => b.usedAt - a.usedAt)
    const limit = files.reduce((sum, { bytes }) => sum + bytes, 0) > maxBytes ? maxBytes * SWEEP_TO : maxBytes
    let bytes = 0
    for (const file of files) {
      bytes += file.bytes
      const isLeftBehind = file.path.endsWith('.draft') && file.usedAt < Date.now() - DRAFT_LIFE_MS
      if (isLeftBehind || bytes > limit) await rm(file.path, { force: true })
    }
  }

  return {
    /** @returns undefined where there is none; one that is damaged is removed */
    async read(key: string): Promise<CachedImage | undefined> {
      const file = resolveFile(key)
      const known = sending.find(key)
      if (known) {
        await touch(file).catch(() => undefined)
        return known
      }
      const bytes = await readFile(file).catch(() => undefined)
      if (!bytes) return undefined
      const image = parseFile(bytes)
      if (!image) {
        await rm(file, { force: true })
        return undefined
      }
      await touch(file).catch(() => undefined)
      return sending.share(key, image)
    },
    /** A full disk or a folder that is not ours costs only what it would have saved. */
    async write(key: string, image: CachedImage): Promise<void> {
      const file = resolveFile(key)
      const draft = `${file}.${randomUUID()}.draft`
      const bytes = formatFile(image)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(draft, bytes)
      await rename(draft, file)
      sending.forget(key)
      unswept += inBlocks(bytes.length)
      if (unswept < maxBytes * SWEEP_AFTER) return
      sweeping ??= sweep().finally(() => (sweeping = undefined))
      await sweeping
    },
  }
}

/**
 * Pictures that are being sent, each once for all who read it: a hundred who read slowly hold one copy, and its digest is made
 * once. Who has been sent all of a picture lets go of its bytes.
 */
function createSendingImages() {
  const images = new Map<string, { image: Omit<CachedImage, 'body'>; body: WeakRef<Buffer> }>()
  const find = (key: string): CachedImage | undefined => {
    const found = images.get(key)
    const body = found?.body.deref()
    return found && body && { ...found.image, body }
  }
  const released = new FinalizationRegistry((key: string) => {
    if (!find(key)) images.delete(key)
  })
  return {
    find,
    /** @returns the picture, or the same one that another reader has shared meanwhile */
    share(key: string, image: CachedImage): CachedImage {
      const known = find(key)
      if (known) return known
      const { body, ...rest } = image
      images.set(key, { image: rest, body: new WeakRef(body) })
      released.register(body, key)
      return image
    },
    forget: (key: string) => images.delete(key),
  }
}

interface FoundFile {
  path: string
  bytes: number
  usedAt: number
}

/** A few at a time: hundreds of thousands at once would take gigabytes of memory. */
async function describeFiles(paths: readonly string[]): Promise<FoundFile[]> {
  const found: FoundFile[] = []
  for (let from = 0; from < paths.length; from += LOOKS) {
    const some = await Promise.all(paths.slice(from, from + LOOKS).map((path) => describeFile(path)))
    found.push(...some.filter((file) => file !== undefined))
  }
  return found
}

async function describeFile(path: string): Promise<FoundFile | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found && { path, bytes: inBlocks(found.size), usedAt: found.mtimeMs }
}

function inBlocks(bytes: number): number {
  return Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES
}

async function touch(file: string): Promise<void> {
  const now = new Date()
  if (now.getTime() - (await stat(file)).mtimeMs > TOUCH_AFTER_MS) await utimes(file, now, now)
}

/** A line of JSON, with a digest of the bytes behind it: a file that was cut off or changed is told from a whole one. */
function formatFile({ body, staleAt, ...rest }: CachedImage): Buffer {
  const head = { ...rest, staleAt: Number.isFinite(staleAt) ? staleAt : null, digest: digest(body) }
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body])
}

function parseFile(bytes: Buffer): CachedImage | undefined {
  const end = bytes.indexOf('\n')
  const body = bytes.subarray(end + 1)
  try {
    const { digest: expected, staleAt, ...head } = JSON.parse(bytes.toString('utf8', 0, end)) as Head
    return expected === digest(body) ? { ...head, staleAt: staleAt ?? Infinity, body } : undefined
  } catch {
    return undefined
  }
}

interface Head extends Omit<CachedImage, 'body' | 'staleAt'> {
  staleAt: number | null
  digest: string
}

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
