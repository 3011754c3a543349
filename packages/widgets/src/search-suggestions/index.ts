export { loadSuggestionMessages } from '../messages/suggestionMessages.ts'
export { createSuggestions } from './SearchSuggestions.tsx'
