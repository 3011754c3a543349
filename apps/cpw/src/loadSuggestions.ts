/** Code that only those need who search. */
export async function loadSuggestions() {
  const { Suggestions } = await import('./Suggestions.tsx')
  return Suggestions
}
