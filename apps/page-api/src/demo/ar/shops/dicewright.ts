import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const dicewright: DemoMerchant = {
  slug: 'dicewright',
  name: 'Dicewright',
  categories: ['games'],
  popularity: 70,
  summary: 'ألعاب لوحية بقطع خشبية، وقطع غيار عند الطلب: إن ضاع نرد وصل بديله بالبريد. في كل علبة تعليمات بالعربية.',
  facts: [
    ['التوصيل', '{m:18}، ومجانًا من {m:200}'],
    ['قطع الغيار', 'مجانًا ما دامت اللعبة تصدر'],
  ],
  offers: [
    {
      title: 'خصم 15% على ألعاب الشخصين',
      code: 'ITHNAN15',
      save: save.percent(15),
      tested: [2, 6],
      ends: 7,
      seen: 6,
      votes: [57, 3],
    },
    {
      title: 'توسعة هدية مع لعبة قبطان الميناء',
      save: save.gift,
      terms: ['لعبة قبطان الميناء الأساسية'],
      tested: [1, 38],
      ends: 22,
      seen: 14,
      votes: [31, 1],
    },
    { title: 'برج النرد بسعر {m:75}', save: save.price(75, 105), seen: 25, votes: [9, 2] },
  ],
}
