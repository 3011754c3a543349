export { parseSuggestions, type Suggestions } from './parseSuggestions.ts'
export type { Suggestion } from './suggestion.ts'
