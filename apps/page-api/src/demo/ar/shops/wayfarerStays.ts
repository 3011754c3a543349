import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const wayfarerStays: DemoMerchant = {
  slug: 'wayfarer-stays',
  name: 'Wayfarer Stays',
  categories: ['travel'],
  popularity: 87,
  summary: 'منارات وبيوت جبلية ومزارع للإقامة. يظهر السعر شاملًا التنظيف منذ البحث، والإلغاء مجاني حتى 14 يومًا قبل الوصول.',
  facts: [
    ['الإلغاء', 'مجاني حتى 14 يومًا قبل الموعد'],
    ['الدفع', '20% عند الحجز والباقي عند الوصول'],
  ],
  offers: [
    {
      title: 'خصم 10% على خمس ليالٍ فأكثر',
      code: 'RAHA10',
      save: save.percent(10),
      detail: 'للوصول حتى نهاية مارس، ما عدا رأس السنة.',
      terms: ['5 ليالٍ فأكثر', 'الوصول حتى مارس'],
      tested: [0, 9],
      ends: 25,
      seen: 20,
      votes: [88, 8],
    },
    {
      title: 'خصم يصل إلى {m:300} على آخر الأماكن عند البحر',
      save: save.moneyUpTo(300),
      terms: ['الوصول خلال 14 يومًا'],
      tested: [3, 16],
      ends: 11,
      seen: 9,
      votes: [46, 5],
    },
    { title: 'ليلة الأحد مجانًا', save: save.free, terms: ['من الجمعة إلى الاثنين'], starts: 4, ends: 18, seen: 1 },
  ],
}
