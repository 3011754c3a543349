import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const voltaAndVine: DemoMerchant = {
  slug: 'volta-and-vine',
  name: 'Volta & Vine',
  categories: ['electronics', 'home-garden'],
  popularity: 92,
  summary:
    'أجهزة مطبخ ومكانس ومصابيح، مع استهلاك الكهرباء الحقيقي في كل صفحة. إذا انخفض السعر خلال 14 يومًا أُعيد الفرق عند الطلب.',
  facts: [
    ['التوصيل', 'مجانًا من {m:120}، والسريع {m:25}'],
    ['الإرجاع', 'خلال 45 يومًا، حتى بعد الفتح'],
    ['الجهاز القديم', 'يُنقل مجانًا عند التسليم'],
  ],
  offers: [
    {
      title: 'خصم {m:150} على الطلبات من {m:1200}',
      code: 'SHARARA150',
      save: save.money(150),
      detail: 'على كل شيء ما عدا بطاقات الهدايا والأجهزة المجددة.',
      terms: ['من {m:1200}'],
      tested: [3, 1],
      ends: 4,
      seen: 3,
      votes: [107, 8],
      exclusive: true,
    },
    {
      title: 'آلات قهوة مجددة بخصم يصل إلى 35%',
      save: save.upTo(35),
      detail: 'مفحوصة ومنظفة من الترسبات ومكفولة سنتين.',
      terms: ['أجهزة مجددة'],
      tested: [0, 23],
      seen: 45,
      votes: [54, 3],
    },
    { title: 'خلاط بسعر {m:219}', save: save.price(219, 329), tested: [3, 29], ends: 0.9, seen: 4, votes: [36, 1] },
    { title: 'خصم 20% على المصابيح', code: 'NOOR20', save: save.percent(20), starts: 2.5, ends: 8, seen: 1 },
  ],
}
