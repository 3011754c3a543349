import { MARKS } from '../render/marks.ts'

/** Vike puts its styles first in the head; the charset, which the head's own part begins with, must come before them. */
export function withHeadFirst(html: string): string {
  return html.replace(MARKS.head, '').replace('<head>', `<head>${MARKS.head}`)
}
