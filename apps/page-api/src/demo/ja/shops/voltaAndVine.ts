import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const voltaAndVine: DemoMerchant = {
  slug: 'volta-and-vine',
  name: 'Volta & Vine',
  categories: ['electronics', 'home-garden'],
  popularity: 91,
  summary:
    '調理家電、掃除機、照明の店。どの商品にも実際の消費電力を載せています。購入後14日以内に値下がりした場合は、申し出れば差額が戻ります。',
  facts: [
    ['送料', '{m:4000}以上で無料、お急ぎ便{m:700}'],
    ['返品', '45日以内、開封後でも可'],
    ['古い家電', '配達時に無料で引き取り'],
  ],
  offers: [
    {
      title: '{m:40000}以上のお買い物で{m:5000}オフ',
      code: 'HIBANA5000',
      save: save.money(5000),
      detail: 'ギフトカードと整備済み品を除く全品が対象です。',
      terms: ['{m:40000}以上'],
      tested: [3, 1],
      ends: 4,
      seen: 3,
      votes: [102, 7],
      exclusive: true,
    },
    {
      title: '整備済みコーヒーメーカーが最大35%オフ',
      save: save.upTo(35),
      detail: '点検と湯あか取りを済ませ、二年間の保証が付きます。',
      terms: ['整備済み品'],
      tested: [0, 23],
      seen: 45,
      votes: [51, 2],
    },
    {
      title: 'ミキサーが{m:7900}',
      save: save.price(7900, 11800),
      tested: [3, 29],
      ends: 0.9,
      seen: 4,
      votes: [32, 1],
    },
    { title: '照明が20%オフ', code: 'AKARI20', save: save.percent(20), starts: 2.5, ends: 8, seen: 1 },
  ],
}
