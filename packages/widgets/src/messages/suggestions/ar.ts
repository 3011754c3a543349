import { createPlural } from '../createPlural.ts'
import type { SuggestionMessages } from '../suggestionMessages.ts'

const plural = createPlural('ar')

export const messages: SuggestionMessages = {
  suggestionsFound: (count) =>
    plural(count, {
      zero: 'لا اقتراحات',
      one: 'اقتراح واحد',
      two: 'اقتراحان',
      few: `${count.written} اقتراحات`,
      many: `${count.written} اقتراحًا`,
      other: `${count.written} اقتراح`,
    }),
  recentSearches: 'عمليات البحث الأخيرة',
  removeSearch: (words) => `إزالة «\u2068${words}\u2069» من عمليات البحث الأخيرة`,
  clearSearches: 'مسح عمليات البحث الأخيرة',
  deleteHint: 'مفتاح الحذف يزيل البحث المحدد.',
  fromAddress: (domain) => `من العنوان: \u2068${domain}\u2069`,
  stillSearching: 'ما زال البحث جاريًا…',
  suggestionsOffline: 'لا يوجد اتصال بالإنترنت. تعود الاقتراحات مع عودة الاتصال.',
  suggestionsFailed: 'لا توجد اقتراحات الآن. قد يعمل البحث نفسه مع ذلك.',
}
