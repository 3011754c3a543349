import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { DraftContext } from '../draft/draftOffer.ts'
import { readFeedFile } from '../readFeed/readFeed.ts'
import { openTemporaryFolder } from '../temporary/openTemporaryFolder.ts'
import { aDraftContext } from './aDraftContext.ts'

/** Each offer of a list in Markdown as `line merchant code title`, each rejection as `line !reason`. */
export async function readList(text: string, findDomain: DraftContext['findDomain'] = () => null): Promise<string[]> {
  await using folder = await openTemporaryFolder('list')
  const file = path.join(folder.path, 'list.md')
  writeFileSync(file, text)
  const found: string[] = []
  for await (const item of readFeedFile(file, { ...aDraftContext({ findDomain }), format: 'markdown' })) {
    if (item.kind === 'offer')
      found.push(`${item.line} ${item.offer.merchantName} | ${item.offer.code || '-'} | ${item.offer.title}`)
    if (item.kind === 'rejection') found.push(`${item.line} !${item.reason}`)
  }
  return found
}
