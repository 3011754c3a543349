import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const wayfarerStays: DemoMerchant = {
  slug: 'wayfarer-stays',
  name: 'Wayfarer Stays',
  categories: ['travel'],
  popularity: 86,
  summary:
    '灯台、古民家、改装した納屋に泊まる宿の予約サイト。清掃料込みの金額が検索の時点で表示され、到着の14日前までなら取り消しは無料です。',
  facts: [
    ['取り消し', '14日前まで無料'],
    ['お支払い', '予約時に20%、残りは到着時'],
  ],
  offers: [
    {
      title: '五泊以上で10%オフ',
      code: 'YUKKURI10',
      save: save.percent(10),
      detail: '三月末までのご到着が対象。年末年始は除きます。',
      terms: ['5泊以上', '3月末までに到着'],
      tested: [0, 9],
      ends: 25,
      seen: 20,
      votes: [82, 7],
    },
    {
      title: '海辺の宿の直前予約が最大{m:10000}オフ',
      save: save.moneyUpTo(10000),
      terms: ['14日以内に到着'],
      tested: [3, 16],
      ends: 11,
      seen: 9,
      votes: [43, 5],
    },
    { title: '日曜の夜が無料', save: save.free, terms: ['金曜から月曜まで'], starts: 4, ends: 18, seen: 1 },
  ],
}
