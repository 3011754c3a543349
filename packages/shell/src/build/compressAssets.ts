import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.html', '.txt', '.webmanifest', '.map'])
/** Below this the header of a compressed file eats what it saves. */
const SMALLEST_BYTES = 256

const brotliOf = promisify(brotliCompress)
const gzipOf = promisify(gzip)

/** Writes a `.br` and a `.gz` beside every text file of a folder: a server then only sends bytes. */
export async function compressAssets(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const file of files) {
    if (!file.isFile() || !COMPRESSIBLE.has(extname(file.name))) continue
    const path = join(file.parentPath, file.name)
    const bytes = await readFile(path)
    if (bytes.length < SMALLEST_BYTES) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    await writeFile(`${path}.br`, await brotliOf(bytes, { params }))
    await writeFile(`${path}.gz`, await gzipOf(bytes, { level: 9 }))
  }
}
