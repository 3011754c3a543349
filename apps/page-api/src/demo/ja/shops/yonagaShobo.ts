import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const yonagaShobo: DemoMerchant = {
  slug: 'yonaga-shobo',
  name: '夜なが書房',
  categories: ['books-media'],
  popularity: 73,
  summary: '古書とオーディオブックとレコードの店。一点ごとに実物の写真があり、気に入らなければ半額で買い戻します。',
  facts: [
    ['送料', '三冊以上で無料'],
    ['買い取り', '十冊以上で送料無料'],
  ],
  offers: [
    {
      title: '文庫本四冊を三冊分の値段で',
      code: 'TANA4',
      save: save.bundle(4, 3),
      terms: ['文庫本'],
      tested: [1, 21],
      ends: 19,
      seen: 16,
      votes: [70, 5],
    },
    {
      title: 'レコードが{m:600}オフ',
      code: 'MIZO600',
      save: save.money(600),
      terms: ['{m:4000}以上'],
      tested: [3, 33],
      ends: 10,
      seen: 18,
      votes: [26, 4],
    },
    {
      title: '最初のオーディオブックが無料',
      save: save.free,
      terms: ['初回限定'],
      tested: [0, 47],
      seen: 95,
      votes: [93, 11],
    },
    { title: '画集が15%オフ', code: 'GASHU15', save: save.percent(15), ends: -15, seen: 70, votes: [18, 6] },
  ],
}
