export { createSuggestions } from './SearchSuggestions.tsx'
