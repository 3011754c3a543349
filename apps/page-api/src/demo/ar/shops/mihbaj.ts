import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const mihbaj: DemoMerchant = {
  slug: 'mihbaj',
  name: 'مهباج',
  categories: ['food-drink'],
  popularity: 90,
  summary: 'قهوة عربية وهيل وتمور، تُحمَّص عند الطلب وتصل خلال يومين. يمكن إيقاف الاشتراك أو استئنافه في أي وقت.',
  facts: [
    ['التوصيل', '{m:12}، ومجانًا من {m:100}'],
    ['الالتزام', 'لا يوجد'],
  ],
  offers: [
    {
      title: 'خصم {m:40} على أول صندوق',
      code: 'DALLAH40',
      save: save.money(40),
      terms: ['العملاء الجدد', 'من {m:120}'],
      tested: [1, 7],
      ends: 17,
      seen: 26,
      votes: [192, 17],
    },
    {
      title: 'توصيل مجاني طوال الشهر الأول',
      code: 'BAB',
      save: save.delivery,
      terms: ['العملاء الجدد'],
      tested: [2, 30],
      seen: 52,
      votes: [83, 11],
    },
    {
      title: 'ثلاث علب تمر بسعر علبتين',
      save: save.bundle(3, 2),
      tested: [0, 19],
      ends: 5,
      seen: 6,
      votes: [45, 2],
    },
    { title: 'خصم 10% على الفناجين', code: 'FINJAN10', save: save.percent(10), ends: -9, seen: 48, votes: [18, 5] },
  ],
}
