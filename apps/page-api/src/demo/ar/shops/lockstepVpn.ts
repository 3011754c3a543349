import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const lockstepVpn: DemoMerchant = {
  slug: 'lockstep-vpn',
  name: 'Lockstep VPN',
  categories: ['software'],
  popularity: 66,
  summary: 'شبكة خاصة افتراضية بشيفرة مفتوحة تُفحص كل عام. السعر بعد السنة الأولى مكتوب بجانب الخصم لا في الهامش.',
  facts: [
    ['التجربة', '30 يومًا مع استرداد المبلغ'],
    ['الأجهزة', 'حتى ثمانية معًا'],
  ],
  offers: [
    {
      title: 'خصم 60% على سنتين',
      code: 'TUNNEL60',
      save: save.percent(60),
      detail: 'بعدها {m:29} شهريًا، ويمكن الإلغاء في أي وقت.',
      terms: ['سنتان مقدمًا'],
      tested: [0, 2],
      ends: 2,
      seen: 12,
      votes: [122, 11],
    },
    {
      title: 'ثلاثة أشهر إضافية مع الباقة السنوية',
      save: save.other('3 أشهر'),
      tested: [3, 52],
      seen: 40,
      votes: [43, 6],
    },
    {
      title: 'خصم 30% للطلاب',
      code: 'CAMPUS30',
      save: save.percent(30),
      terms: ['مع إثبات'],
      starts: 5,
      ends: 40,
      seen: 2,
    },
  ],
}
