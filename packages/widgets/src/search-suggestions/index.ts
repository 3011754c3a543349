export { SearchSuggestions } from './SearchSuggestions.tsx'
