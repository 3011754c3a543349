import { open } from 'node:fs/promises'
import { type PreparedPicture, prepareLogo } from '@clipfront/pictures/decode'
import { ImageError, MAX_SOURCE_BYTES } from '@clipfront/pictures/source'
import { EditError } from '../editing/EditError.ts'

/**
 * Reads a file as a merchant's logo, no more of it than a picture may have.
 * @throws {EditError} it is no picture, or none that may be shown; the message says what would be
 */
export async function readPictureFile(file: string): Promise<PreparedPicture> {
  try {
    return await prepareLogo(await readStart(file))
  } catch (thrown) {
    if (!(thrown instanceof ImageError)) throw thrown
    throw new EditError(
      `${file}: ${thrown.message}. Give a PNG, JPEG, WebP, AVIF, GIF or SVG of at least 48 px, best square and of 512 px.`,
    )
  }
}

/** A file that is too large is read to where that is known. */
async function readStart(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const bytes = Buffer.alloc(Math.min((await handle.stat()).size, MAX_SOURCE_BYTES + 1))
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, 0)
    return bytes.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
