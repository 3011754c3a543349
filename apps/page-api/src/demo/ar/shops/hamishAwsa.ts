import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const hamishAwsa: DemoMerchant = {
  slug: 'hamish-awsa',
  name: 'هامش أوسع',
  categories: ['books-media'],
  popularity: 74,
  summary: 'كتب مستعملة وكتب صوتية وأسطوانات، لكل منها صورة لحالته الفعلية. وما لم يُعجب صاحبه يُسترد منه بنصف السعر.',
  facts: [
    ['التوصيل', 'مجانًا من ثلاثة كتب'],
    ['الاسترداد', 'ملصق شحن مجاني من عشرة كتب'],
  ],
  offers: [
    {
      title: 'أربع روايات مستعملة بسعر ثلاث',
      code: 'RAFF4',
      save: save.bundle(4, 3),
      terms: ['الروايات'],
      tested: [1, 21],
      ends: 19,
      seen: 16,
      votes: [77, 5],
    },
    {
      title: 'خصم {m:20} على الأسطوانات',
      code: 'LAHN20',
      save: save.money(20),
      terms: ['من {m:120}'],
      tested: [3, 33],
      ends: 10,
      seen: 18,
      votes: [28, 4],
    },
    {
      title: 'أول كتاب صوتي مجانًا',
      save: save.free,
      terms: ['العملاء الجدد'],
      tested: [0, 47],
      seen: 95,
      votes: [101, 12],
    },
    {
      title: 'خصم 15% على كتب الأطفال',
      code: 'HIKAYA15',
      save: save.percent(15),
      ends: -15,
      seen: 70,
      votes: [20, 7],
    },
  ],
}
