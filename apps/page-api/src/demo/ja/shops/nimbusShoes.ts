import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const nimbusShoes: DemoMerchant = {
  slug: 'nimbus-shoes',
  name: 'Nimbus Shoes',
  categories: ['fashion'],
  popularity: 94,
  summary:
    '普段履きから山歩きまで、軽い靴を作るNimbus。購入した靴は靴底の張り替えもできます。コードが使えるのは定価の靴だけで、アウトレットでは使えません。',
  facts: [
    ['送料', '{m:600}、{m:8000}以上で無料'],
    ['返品', '60日以内、未使用、箱の中のラベルで'],
    ['靴底の張り替え', '{m:5500}から、約三週間'],
  ],
  offers: [
    {
      title: 'はじめての一足が20%オフ',
      code: 'HAJIMETE20',
      save: save.percent(20),
      detail: '一度も注文に使っていないメールアドレスが対象。かごの中でいちばん高い一足が割引になります。',
      terms: ['初回限定', '定価の商品'],
      tested: [0, 3],
      ends: 21,
      seen: 40,
      votes: [243, 18],
    },
    {
      title: '登山靴が{m:2000}オフ',
      code: 'YAMA2000',
      save: save.money(2000),
      terms: ['{m:16000}以上', '登山靴'],
      tested: [2, 10],
      ends: 6,
      seen: 8,
      votes: [57, 4],
      exclusive: true,
    },
    {
      title: 'アウトレット：昨年の色が最大半額',
      save: save.upTo(50),
      detail: 'コードは不要です。小さいサイズと大きいサイズが最後まで残ります。',
      tested: [0, 5],
      seen: 33,
      votes: [119, 8],
    },
    {
      title: 'ランニングソックス30%オフ',
      code: 'SOCKS30',
      save: save.percent(30),
      ends: -4,
      seen: 60,
      votes: [46, 12],
    },
  ],
}
