import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const dikkatAlward: DemoMerchant = {
  slug: 'dikkat-alward',
  name: 'دكة الورد',
  categories: ['home-garden'],
  popularity: 78,
  summary: 'أصص وشتلات وجلسات خارجية تتحمل الصيف. مع كل نبتة بطاقة تقول كم تحتاج من ماء وشمس.',
  facts: [
    ['التوصيل', '{m:20}، والأثاث {m:90}'],
    ['الضمان', 'تُستبدل النبتة إن ذبلت خلال 30 يومًا'],
  ],
  offers: [
    {
      title: 'خصم {m:100} على الجلسات الخارجية',
      code: 'HAWSH100',
      save: save.money(100),
      terms: ['من {m:800}'],
      tested: [0, 18],
      ends: 14,
      seen: 10,
      votes: [30, 2],
      exclusive: true,
    },
    {
      title: 'أربعة أصص فخار بسعر {m:129}',
      save: save.price(129, 180),
      tested: [2, 40],
      ends: 8,
      seen: 12,
      votes: [26, 1],
    },
    {
      title: 'مرشة هدية مع كل ثلاث شتلات',
      save: save.gift,
      terms: ['ثلاث شتلات'],
      tested: [1, 26],
      ends: 16,
      seen: 11,
      votes: [34, 2],
    },
  ],
}
