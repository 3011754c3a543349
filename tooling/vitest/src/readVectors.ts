import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * A table of inputs and expected answers. `CLIPFRONT_VECTORS` names another folder, so that unseen cases run through the
 * same tests. The caller says what a row looks like.
 * @param own the package's own copy, by `new URL('…/vectors/NAME.json', import.meta.url)`
 */
export function readVectors(own: URL): unknown {
  const folder = process.env['CLIPFRONT_VECTORS']
  return JSON.parse(readFileSync(folder ? join(folder, basename(own.pathname)) : own, 'utf8'))
}
