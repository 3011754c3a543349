import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const sorrelSkin: DemoMerchant = {
  slug: 'sorrel-skin',
  name: 'Sorrel Skin',
  categories: ['health-beauty'],
  popularity: 84,
  summary: 'عناية بالبشرة بلا عطور، في عبوات زجاجية تعود لتُملأ من جديد. تذكر كل عبوة مقدار كل مادة فعالة فيها.',
  facts: [
    ['التوصيل', 'مجانًا من {m:140}'],
    ['إعادة التعبئة', 'أقل بنسبة 30% من عبوة جديدة'],
  ],
  offers: [
    {
      title: 'خصم 15% على الطلب الأول',
      code: 'NAEEM15',
      save: save.percent(15),
      terms: ['العملاء الجدد'],
      tested: [2, 4],
      ends: 28,
      seen: 61,
      votes: [166, 17],
    },
    {
      title: 'كريم يدين هدية مع الطلبات من {m:200}',
      save: save.gift,
      detail: 'يُضاف إلى السلة تلقائيًا حتى نفاد الكمية.',
      terms: ['من {m:200}'],
      tested: [1, 35],
      ends: 3,
      seen: 5,
      votes: [35, 2],
    },
    {
      title: 'مجموعة تجربة من خمس عبوات صغيرة بسعر {m:55}',
      save: save.price(55, 88),
      tested: [0, 44],
      seen: 37,
      votes: [49, 3],
    },
    { title: 'خصم 20% على واقي الشمس', code: 'DHILL20', save: save.percent(20), seen: 240, votes: [8, 5] },
  ],
}
