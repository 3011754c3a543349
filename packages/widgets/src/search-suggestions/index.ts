export { createSuggestions, SearchSuggestions } from './SearchSuggestions.tsx'
