import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const nimbusShoes: DemoMerchant = {
  slug: 'nimbus-shoes',
  name: 'Nimbus Shoes',
  categories: ['fashion'],
  popularity: 95,
  summary:
    'أحذية خفيفة للمدينة والمشي، مع تجديد نعال ما بيع منها سابقًا. تسري الأكواد على الأحذية بسعرها الكامل، أما قسم التصفية فله أسعاره ولا يقبل أي كود.',
  facts: [
    ['التوصيل', '{m:15}، ومجانًا من {m:200}'],
    ['الإرجاع', 'خلال 60 يومًا، دون استعمال، والملصق في العلبة'],
    ['تجديد النعل', 'من {m:120}، نحو ثلاثة أسابيع'],
  ],
  offers: [
    {
      title: 'خصم 20% على أول حذاء',
      code: 'AHLAN20',
      save: save.percent(20),
      detail: 'لبريد إلكتروني لم يُطلب به من قبل. يُطبَّق الخصم على أغلى حذاء في السلة.',
      terms: ['العملاء الجدد', 'بالسعر الكامل'],
      tested: [0, 3],
      ends: 21,
      seen: 40,
      votes: [271, 21],
    },
    {
      title: 'خصم {m:60} على أحذية الجبال',
      code: 'JABAL60',
      save: save.money(60),
      terms: ['من {m:400}', 'أحذية الجبال'],
      tested: [2, 10],
      ends: 6,
      seen: 8,
      votes: [63, 5],
      exclusive: true,
    },
    {
      title: 'تصفية: ألوان الموسم الماضي بخصم يصل إلى النصف',
      save: save.upTo(50),
      detail: 'من دون كود. المقاسات الصغيرة والكبيرة آخر ما ينفد.',
      tested: [0, 5],
      seen: 33,
      votes: [131, 9],
    },
    {
      title: 'خصم 30% على جوارب الجري',
      code: 'JARI30',
      save: save.percent(30),
      ends: -4,
      seen: 60,
      votes: [49, 13],
    },
  ],
}
