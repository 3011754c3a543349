import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const sorrelSkin: DemoMerchant = {
  slug: 'sorrel-skin',
  name: 'Sorrel Skin',
  categories: ['health-beauty'],
  popularity: 83,
  summary:
    '香料を使わないスキンケア。ガラス瓶は返送すると詰め替えてもらえます。どの瓶にも有効成分の量が書いてあります。',
  facts: [
    ['送料', '{m:5000}以上で無料'],
    ['詰め替え', '新品より30%安い'],
  ],
  offers: [
    {
      title: '初回のご注文が15%オフ',
      code: 'SUHADA15',
      save: save.percent(15),
      terms: ['初回限定'],
      tested: [2, 4],
      ends: 28,
      seen: 61,
      votes: [154, 16],
    },
    {
      title: '{m:7000}以上でハンドクリームをプレゼント',
      save: save.gift,
      detail: 'かごに自動で入ります。なくなり次第終了です。',
      terms: ['{m:7000}以上'],
      tested: [1, 35],
      ends: 3,
      seen: 5,
      votes: [30, 2],
    },
    {
      title: 'ミニサイズ五点のお試しセットが{m:1900}',
      save: save.price(1900, 3000),
      tested: [0, 44],
      seen: 37,
      votes: [47, 3],
    },
    { title: '日焼け止めが20%オフ', code: 'HIKAGE20', save: save.percent(20), seen: 240, votes: [7, 5] },
  ],
}
