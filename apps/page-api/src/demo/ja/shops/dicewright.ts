import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const dicewright: DemoMerchant = {
  slug: 'dicewright',
  name: 'Dicewright',
  categories: ['games'],
  popularity: 71,
  summary:
    '木の駒を使ったボードゲームの店。サイコロが一つ足りなければ、郵便で届けてくれます。どの箱にも日本語の説明書が入っています。',
  facts: [
    ['送料', '{m:600}、{m:7500}以上で無料'],
    ['交換部品', '販売中のゲームは無料'],
  ],
  offers: [
    {
      title: '二人用ゲームが15%オフ',
      code: 'FUTARI15',
      save: save.percent(15),
      tested: [2, 6],
      ends: 7,
      seen: 6,
      votes: [54, 3],
    },
    {
      title: '「港の番人」に拡張セットをプレゼント',
      save: save.gift,
      terms: ['「港の番人」基本セット'],
      tested: [1, 38],
      ends: 22,
      seen: 14,
      votes: [29, 1],
    },
    { title: 'ダイスタワーが{m:2600}', save: save.price(2600, 3700), seen: 25, votes: [8, 2] },
  ],
}
