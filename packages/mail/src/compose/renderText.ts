import type { Letter } from './composeMail.ts'

/** The mail as plain text: each link on a line of its own, below what it is. */
export function renderText({ heading, paragraphs, offers, button, notes, footer }: Letter): string {
  const parts = [
    heading,
    ...paragraphs,
    ...offers.map(({ merchant, title, note, url }) => `${merchant}\n${title}\n${note}\n${url}`),
    `${button.label}\n${button.url}`,
    ...notes,
    // Not the mark of a signature, which programs fold away: the way out stands below it.
    `————\n${[footer.reason, footer.sender].filter((line) => line !== null).join('\n')}`,
    ...footer.links.map(({ label, url }) => `${label}\n${url}`),
  ]
  return `${parts.join('\n\n')}\n`
}
