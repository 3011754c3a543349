export { SearchForm } from './SearchForm.tsx'
export { SuggestionsContext, type SuggestionsProps } from './SuggestionsContext.ts'
