import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const kohakuHanpu: DemoMerchant = {
  slug: 'kohaku-hanpu',
  name: 'こはく帆布',
  categories: ['fashion'],
  popularity: 80,
  summary: '帆布のかばんと前掛けを一つずつ縫う工房。持ち手のほつれは、いつまでも無料で直します。',
  facts: [
    ['送料', '{m:500}、{m:7000}以上で無料'],
    ['返品', '30日以内'],
  ],
  offers: [
    {
      title: 'お便りの登録で10%オフ',
      code: 'HARIITO10',
      save: save.percent(10),
      terms: ['初回限定'],
      tested: [3, 15],
      seen: 110,
      votes: [117, 13],
    },
    {
      title: 'リュックが{m:3000}オフ',
      code: 'SEOU3000',
      save: save.money(3000),
      terms: ['{m:18000}以上'],
      tested: [1, 22],
      ends: 9,
      seen: 6,
      votes: [41, 3],
    },
    {
      title: '廃番の色が最大40%オフ',
      save: save.upTo(40),
      terms: ['なくなり次第終了'],
      tested: [2, 14],
      seen: 25,
      votes: [66, 5],
    },
    { title: '週末は送料無料', code: 'HAITATSU', save: save.delivery, ends: -2, seen: 9, votes: [21, 4] },
  ],
}
