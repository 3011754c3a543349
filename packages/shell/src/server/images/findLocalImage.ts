import { constants } from 'node:fs'
import { open, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { ImageError, MAX_SOURCE_BYTES } from '@clipfront/pictures/source'
import type { Release } from '../release/Release.ts'

/** A picture of the site's own, not read yet. */
export interface LocalImage {
  /** Another one whenever the picture is another one. */
  version: string
  /** Undefined for files of a release. */
  modifiedAt: Date | undefined
  read: () => Promise<Buffer>
}

/** Where pictures of the catalog are found on every site. */
export const MEDIA = '/media/'
const NOT_FOUND = new ImageError(404, 'IPX_FILE_NOT_FOUND', 'There is no such picture')

/**
 * Finds a picture of the catalog, below `/media/`, or of the release.
 * @param path checked, from the site's root
 * @throws {ImageError}
 */
export async function findLocalImage(path: string, mediaFolder: string, release: Release): Promise<LocalImage> {
  if (path.startsWith(MEDIA)) return findMedia(path.slice(MEDIA.length), mediaFolder)
  const asset = release.assets.get(encodeURI(path))
  if (!asset) throw NOT_FOUND
  return { version: asset.headers['etag'] ?? '', modifiedAt: undefined, read: async () => asset.plain }
}

async function findMedia(name: string, mediaFolder: string): Promise<LocalImage> {
  const root = await realpath(mediaFolder).catch(notFound)
  const file = await realpath(join(root, name)).catch(notFound)
  if (!file.startsWith(root + sep)) throw new ImageError(403, 'IPX_FORBIDDEN_SYMLINK', 'No picture has such a name')
  const { mtime, size, isFile } = await stat(file).then(
    (found) => ({ mtime: found.mtime, size: found.size, isFile: found.isFile() }),
    notFound,
  )
  if (!isFile) throw NOT_FOUND
  if (size > MAX_SOURCE_BYTES) throw new ImageError(413, 'IPX_SOURCE_TOO_LARGE', 'The picture is too large')
  return { version: `${mtime.getTime()}-${size}`, modifiedAt: mtime, read: () => readPlainFile(file) }
}

/** What cannot be read has no other answer than what is not there: no error names a path of the server. */
function notFound(): never {
  throw NOT_FOUND
}

async function readPlainFile(file: string): Promise<Buffer> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(notFound)
  try {
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}
