export { createSuggestions } from './createSuggestions.tsx'
export { SearchSuggestions } from './SearchSuggestions.tsx'
