import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'

const linksSchema = v.pipe(v.string(), v.parseJson(), v.array(v.object({ source: v.string(), target: v.string() })))

/** Links of the packaged server that are missing: a registry's archive cannot hold them, and its install script may not have run. */
export function findMissingLinks(folder: string): { source: string; target: string }[] {
  const list = path.join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return []
  return v.parse(linksSchema, readFileSync(list, 'utf8')).filter(({ target }) => !existsSync(path.join(folder, target)))
}

/** Makes the links that libraries of the packaged server are looked up by. */
export function hydrateLinks(folder: string): void {
  for (const { source, target } of findMissingLinks(folder)) {
    const link = path.join(folder, target)
    symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link)
  }
}
