import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { FoundOffer } from './judgeLine.ts'

const PRINTER = path.join(import.meta.dirname, 'printDrafts.ts')

/**
 * What the import makes of lists, as it would for a site.
 * @param files absolute paths
 * @returns the offers by `place` of their line
 * @throws Error the import could not read one of them
 */
export async function readOffers(files: readonly string[]): Promise<Map<string, FoundOffer[]>> {
  const child = spawn(process.execPath, [PRINTER, 'markdown', ...files], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit') as Promise<[number | null]>
  const offers = new Map<string, FoundOffer[]>()
  for await (const row of createInterface({ input: child.stdout })) {
    const { file, line, ...offer } = JSON.parse(row) as FoundOffer & { file: string; line: number }
    offers.set(placeOf(file, line), [...(offers.get(placeOf(file, line)) ?? []), offer])
  }
  const [code] = await ended
  if (code !== 0) throw new Error('The import could not read the lists: see above.')
  return offers
}

export function placeOf(file: string, line: number): string {
  return `${file}:${line}`
}
