import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { listFiles } from '../releases/files.ts'

const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.html', '.txt', '.webmanifest', '.map'])
/** Below this the header of a compressed file eats what it saves. */
const SMALLEST_BYTES = 256

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/**
 * Writes a `.br` and a `.gz` beside every text file of a folder: a server then only sends bytes.
 * @param names the files to compress; all that there are when none is named
 */
export async function compressAssets(folder: string, names?: readonly string[]): Promise<void> {
  for (const name of names ?? (await listFiles(folder))) {
    if (!COMPRESSIBLE.has(extname(name))) continue
    const path = join(folder, name)
    const bytes = await readFile(path)
    if (bytes.length < SMALLEST_BYTES) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    await writeFile(`${path}.br`, await brotliAsync(bytes, { params }))
    await writeFile(`${path}.gz`, await gzipAsync(bytes, { level: 9 }))
  }
}
