import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const khaitHareer: DemoMerchant = {
  slug: 'khait-hareer',
  name: 'خيط حرير',
  categories: ['fashion'],
  popularity: 81,
  summary: 'عبايات وكنادير وأوشحة تُفصَّل على المقاس. تعديل الطول والأكمام مجاني ما بقيت القطعة.',
  facts: [
    ['التوصيل', '{m:15}، ومجانًا من {m:250}'],
    ['الإرجاع', 'خلال 30 يومًا، ما عدا المفصَّل'],
  ],
  offers: [
    {
      title: 'خصم 10% مع النشرة البريدية',
      code: 'GHORZA10',
      save: save.percent(10),
      terms: ['العملاء الجدد'],
      tested: [3, 15],
      seen: 110,
      votes: [124, 14],
    },
    {
      title: 'خصم {m:90} على الأوشحة الصوفية',
      code: 'DIFFA90',
      save: save.money(90),
      terms: ['من {m:450}'],
      tested: [1, 22],
      ends: 9,
      seen: 6,
      votes: [42, 3],
    },
    {
      title: 'نهاية المجموعة: خصم يصل إلى 40%',
      save: save.upTo(40),
      terms: ['حتى نفاد الكمية'],
      tested: [2, 14],
      seen: 25,
      votes: [71, 5],
    },
    { title: 'توصيل مجاني في نهاية الأسبوع', code: 'SAEE', save: save.delivery, ends: -2, seen: 9, votes: [23, 4] },
  ],
}
