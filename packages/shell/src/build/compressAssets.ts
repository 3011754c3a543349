import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.html', '.txt', '.webmanifest', '.map'])
/** Below this the header of a compressed file eats what it saves. */
const SMALLEST_BYTES = 256

const brotliOf = promisify(brotliCompress)
const gzipOf = promisify(gzip)

/**
 * Writes a `.br` and a `.gz` beside every text file of a folder: a server then only sends bytes.
 * @param names the files to compress; all that there are when none is named
 */
export async function compressAssets(folder: string, names?: readonly string[]): Promise<void> {
  for (const name of names ?? (await filesIn(folder))) {
    if (!COMPRESSIBLE.has(extname(name))) continue
    const path = join(folder, name)
    const bytes = await readFile(path)
    if (bytes.length < SMALLEST_BYTES) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    await writeFile(`${path}.br`, await brotliOf(bytes, { params }))
    await writeFile(`${path}.gz`, await gzipOf(bytes, { level: 9 }))
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}
