import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const sazanamiChaho: DemoMerchant = {
  slug: 'sazanami-chaho',
  name: 'さざなみ茶舗',
  categories: ['food-drink'],
  popularity: 89,
  summary: '産地の違う煎茶やほうじ茶を、焙じたてで届ける店。定期便は休みも取りやめも、いつでも一度の操作で済みます。',
  facts: [
    ['送料', '{m:380}、{m:3500}以上で無料'],
    ['定期便', '回数の縛りなし'],
  ],
  offers: [
    {
      title: 'はじめての定期便が{m:1000}オフ',
      code: 'SHINCHA1000',
      save: save.money(1000),
      terms: ['初回限定', '{m:3000}以上'],
      tested: [1, 7],
      ends: 17,
      seen: 26,
      votes: [168, 14],
    },
    {
      title: '最初の一か月は送料無料',
      code: 'TODOKU',
      save: save.delivery,
      terms: ['初回限定'],
      tested: [2, 30],
      seen: 52,
      votes: [74, 9],
    },
    {
      title: '茶葉三袋を二袋分の値段で',
      save: save.other('2袋分で3袋'),
      tested: [0, 19],
      ends: 5,
      seen: 6,
      votes: [40, 2],
    },
    { title: '急須が10%オフ', code: 'KYUSU10', save: save.percent(10), ends: -9, seen: 48, votes: [15, 4] },
  ],
}
