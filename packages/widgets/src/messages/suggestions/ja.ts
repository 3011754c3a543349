import type { SuggestionMessages } from '../suggestionMessages.ts'

export const messages: SuggestionMessages = {
  suggestionsFound: ({ written }) => `候補が${written}件あります`,
  recentSearches: '最近の検索',
  removeSearch: (words) => `「${words}」を最近の検索から削除`,
  clearSearches: '最近の検索をすべて削除',
  deleteHint: '削除キーで、選んだ検索を消せます。',
  fromAddress: (domain) => `アドレスから：${domain}`,
  stillSearching: '検索を続けています…',
  suggestionsOffline: 'オフラインです。接続が戻ると、候補も表示されます。',
  suggestionsFailed: 'いまは候補を表示できません。検索そのものは使えるかもしれません。',
}
