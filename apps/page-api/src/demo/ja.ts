import { offerWords } from './ja/offerWords.ts'
import { shops } from './ja/shops.ts'
import { shopWords } from './ja/shopWords.ts'
import { stories } from './ja/stories.ts'
import type { DemoCatalogue } from './DemoCatalogue.ts'

export const ja: DemoCatalogue = {
  testers: ['水瀬 あかり', '相馬 拓海', '緒方 しおり', '早乙女 蓮'],
  words: {},
  content: { offers: offerWords, shops: shopWords, stories },
  categories: {
    fashion: '服、靴、バッグ。セール品は対象外のことが多いので、まず条件をご確認ください。',
    'home-garden': '家具、キッチン、寝具、そして育てるもの。大型の商品には別途送料がかかる場合があります。',
    electronics: '音、映像、生活家電と、それらをつなぐケーブル。多くのコードは一回のご注文で一点に使えます。',
    'food-drink': '食料品、お茶、お菓子。初回のご注文がいちばんお得です。対象の場合は明記しています。',
    'health-beauty': 'スキンケア、香り、からだの手入れ。処方薬はすべて対象外です。',
    travel: '宿泊と列車。コードよりも日程が大切なことがあります。',
    software: 'アプリと定期プラン。二年目以降の料金もお確かめください。',
    games: '二人でも大勢でも遊べるボードゲーム。',
    'books-media': '古書、オーディオブック、レコード。新刊は定価販売のため、ここでは扱いません。',
  },
  merchants: shops,
}
