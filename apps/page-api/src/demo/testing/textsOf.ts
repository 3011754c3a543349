import { stringsIn } from '../../import/testing/stringsIn.ts'
import type { DemoContent } from '../DemoContent.ts'

/** Lines of Markdown as their words alone; a place for an offer has none. */
const MARKS = /^(?:## |- )/
const OFFER_PLACE = /^\[offer\]\(\/stores\/[a-z0-9-]+\)$/

/** All that a language says beside its offers, line by line. */
export function textsOf({ offers, shops, stories }: DemoContent): string[] {
  const written = { ...stories, authors: stories.authors.map(({ role, about }) => [role, about]) }
  return stringsIn([offers, shops, written])
    .flatMap((text) => text.split('\n'))
    .map((line) => line.replace(MARKS, '').replaceAll('{name}', ''))
    .filter((line) => line.trim() && !OFFER_PLACE.test(line))
}
