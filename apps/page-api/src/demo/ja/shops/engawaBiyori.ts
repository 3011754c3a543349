import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const engawaBiyori: DemoMerchant = {
  slug: 'engawa-biyori',
  name: '縁側びより',
  categories: ['home-garden'],
  popularity: 77,
  summary: '座布団、い草のござ、杉の小家具の店。傷のある品は、傷の写真を添えて別に売っています。',
  facts: [
    ['送料', '{m:700}、家具は{m:4500}'],
    ['組み立て', '工具は不要'],
  ],
  offers: [
    {
      title: '杉の本棚が{m:4000}オフ',
      code: 'HONDANA',
      save: save.money(4000),
      terms: ['{m:25000}以上'],
      tested: [0, 18],
      ends: 14,
      seen: 10,
      votes: [28, 2],
      exclusive: true,
    },
    {
      title: '座布団四枚組が{m:9800}',
      save: save.price(9800, 13500),
      tested: [2, 40],
      ends: 8,
      seen: 12,
      votes: [24, 1],
    },
    {
      title: 'ござをご購入で風鈴をプレゼント',
      save: save.gift,
      terms: ['い草のござ'],
      tested: [1, 26],
      ends: 16,
      seen: 11,
      votes: [32, 2],
    },
  ],
}
