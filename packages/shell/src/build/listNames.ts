import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { memoize } from '@clipfront/cache/memoize'
import type { Manifest } from 'vite'
import { templateModule } from '../vite/codeModules.ts'
import { listAllScripts } from './withTemplate.ts'

const TEMPLATE = templateModule('')

/**
 * What the scripts of each page type name: all that it may ever load, but other types' own. A text that is none of these names
 * is shown by no script there.
 * @param code a code build
 * @returns page type -> names
 */
export const listNames = memoize(async (code: string): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const chunks = JSON.parse(await readFile(join(code, 'assets.json'), 'utf8')) as Manifest
  const read = memoize((path: string) => readFile(join(code, 'client', path), 'utf8'))
  const types = Object.keys(chunks).flatMap((key) => (key.startsWith(TEMPLATE) ? [key.slice(TEMPLATE.length)] : []))
  return new Map(
    await Promise.all(
      types.map(async (type) => {
        const scripts = await Promise.all(listAllScripts(type, chunks).map(read))
        return [type, new Set(scripts.join('\n').match(NAME))] as const
      }),
    ),
  )
})

const NAME = /[A-Za-z_$][\w$]*/g
