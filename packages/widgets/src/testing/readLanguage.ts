/**
 * The language in which a story is shown, for what it plays: stories are tried in every language, so the words that it looks for are
 * those of the messages.
 * @param canvas where the story stands
 */
export function readLanguage(canvas: Element): string {
  const language = canvas.querySelector('[lang]')?.getAttribute('lang')
  if (!language) throw new Error('The story stands in no language: nothing around it has the attribute lang.')
  return language
}
