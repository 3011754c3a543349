import { offerWords } from './ar/offerWords.ts'
import { shops } from './ar/shops.ts'
import { shopWords } from './ar/shopWords.ts'
import { stories } from './ar/stories.ts'
import type { DemoCatalogue } from './DemoCatalogue.ts'

export const ar: DemoCatalogue = {
  testers: ['ريم الحوسني', 'سالم الكعبي', 'هند المرزوقي', 'فارس النعيمي'],
  words: {},
  content: { offers: offerWords, shops: shopWords, stories },
  categories: {
    fashion: 'ملابس وأحذية وحقائب. كثيرًا ما تُستثنى القطع المخفّضة، فالأفضل قراءة الشروط أولًا.',
    'home-garden': 'أثاث ومطبخ ومفروشات وكل ما ينمو. قد تكون للقطع الكبيرة رسوم توصيل خاصة.',
    electronics: 'صوت وصورة وأجهزة منزلية وما يصل بينها من أسلاك. تسري معظم الأكواد على قطعة واحدة في كل طلب.',
    'food-drink': 'بقالة وقهوة وحلويات. أكبر الخصومات على الطلب الأول، ونذكر ذلك بوضوح.',
    'health-beauty': 'عناية بالبشرة وعطور وراحة. الأدوية التي تُصرف بوصفة مستثناة دائمًا.',
    travel: 'إقامات ورحلات. التواريخ أهم من الكود في أحيان كثيرة.',
    software: 'تطبيقات واشتراكات. المهم سعر الباقة بعد السنة الأولى.',
    games: 'ألعاب لوحية لشخصين أو لجلسة كاملة.',
    'books-media': 'كتب مستعملة وكتب صوتية وأسطوانات.',
  },
  merchants: shops,
}
