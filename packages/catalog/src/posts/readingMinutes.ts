import type { PostBlock } from '../database/tables/PostBlock.ts'

const WORDS_A_MINUTE = 230
/** Of scripts that set no spaces. */
const SIGNS_A_MINUTE = 500

const SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu
const WORDS = /[\p{L}\p{M}\p{N}’']+/gu

/** How long it takes to read a post, in whole minutes from 1. Offers in it are looked at, not read. */
export function readingMinutes(body: readonly PostBlock[]): number {
  const text = body.map(readText).join('\n')
  const signs = text.match(SIGNS)?.length ?? 0
  const words = text.replaceAll(SIGNS, ' ').match(WORDS)?.length ?? 0
  return Math.max(1, Math.round(signs / SIGNS_A_MINUTE + words / WORDS_A_MINUTE))
}

function readText(block: PostBlock): string {
  if (block.type === 'offer') return ''
  if (block.type === 'list') return block.items.join('\n')
  return block.type === 'links' ? block.links.map(({ label }) => label).join('\n') : block.text
}
