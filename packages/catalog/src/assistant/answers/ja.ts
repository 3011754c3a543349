import { createCounter } from '../../messages/createCounter.ts'
import type { AnswerMessages } from './AnswerMessages.ts'

const count = createCounter<'other'>('ja-JP')
const inBrackets = (labels: string): string => labels && `（${labels}）`

export const ja: AnswerMessages = {
  gap: '',
  offers: (total) => count(total, { other: 'お得情報が#件' }),
  codes: (total) => count(total, { other: '使えるコードが#件' }),
  deals: (total) => count(total, { other: 'コード不要のセールが#件' }),
  at: (merchants) => `${merchants}に`,
  within: (names) => `「${names}」に`,
  about: (wording) => `「${wording}」について`,
  found: (offers, where, labels) => `${where}${offers}あります${inBrackets(labels)}。`,
  none: (where, labels) => `現在、${where}当てはまるお得情報はありません${inBrackets(labels)}。`,
  others: 'そこにあるほかのお得情報は次のとおりです。',
  elsewhere: '近いものは次のとおりです。',
  similar: (merchants) => `${merchants}に似たショップは次のとおりです。`,
  popular: '人気のショップは次のとおりです。',
  someWords: (wording) => `「${wording}」のすべてに当てはまるお得情報はそこにはありません。`,
  unknown: (wording) => `「${wording}」に当てはまるものは見つかりませんでした。`,
  withoutWords: (wording) => `「${wording}」について書かれたお得情報はありません。`,
  sorted: {
    newest: '新しい順に並んでいます。',
    biggest: '割引率の高い順、次に割引額の高い順に並んでいます。',
    ending: '早く終わる順に並んでいます。',
  },
  labels: {
    part: '一部に当てはまるもの',
    code: 'コードあり',
    deal: 'コード不要',
    'free-delivery': '送料無料',
    gift: '特典つき',
    leastPercent: (figure) => `${figure}以上の割引`,
    leastOff: (figure) => `${figure}以上の割引`,
    mostPrice: (figure) => `${figure}以下`,
    notNew: '新規のお客様限定を除く',
    noMinimum: '最低購入額なし',
    exclusive: '限定',
    tested: '検証済み',
    testedToday: '今日検証済み',
    testedThisWeek: '7日以内に検証済み',
    endsToday: '今日まで',
    endsThisWeek: '7日以内に終了',
  },
  prices: '価格が分かるのは、掲載内容に価格があるものだけです。ほかの商品の値段は分かりません。',
  basket: {
    saves: (basket, saved) => `${basket}のお買い物なら、条件が合えば最初のもので${saved}お得です。`,
    savesSome: (basket, saved, audience) =>
      `${basket}のお買い物なら、最初のもので${saved}お得ですが、対象の方のみです（${audience}）。`,
    more: (saved, audience) => `対象の方なら${saved}お得になるものもあります（${audience}）。`,
    open: (basket) => `${basket}のお買い物でいくらお得になるかは、事前には分かりません。`,
    excluded: (basket) => `次のものは${basket}のお買い物には使えません。理由はそれぞれに書いてあります。`,
  },
  outcomes: {
    saves: (saved) => `${saved}お得`,
    capped: (saved) => `${saved}お得（割引の上限）`,
    wouldSave: (saved) => `使えた場合${saved}お得`,
    wouldSaveDelivery: '使えた場合、送料がお得',
    upTo: (most) => `最大${most}（保証なし）`,
    delivery: '送料の分がお得',
    unknown: '購入する商品によります',
    belowMinimum: (missing, minimum) => `最低購入額${minimum}まであと${missing}`,
    otherCurrency: (currency) => `条件が${currency}建てのため計算できません`,
    inStore: '店頭のみ',
  },
  health: {
    tested: (date) => `最後の検証：${date}、使えました`,
    failed: (date) => `最後の検証：${date}、使えませんでした`,
    votes: (worked, all) => `最近は${all}人中${worked}人が使えました`,
    untested: '未検証',
  },
  failing: {
    some: '最後の検証で使えなかったものは下のほうにあります。',
    all: '当てはまるものは、どれも最後の検証で使えませんでした。',
  },
  page: {
    says: (merchant, lines) => `${merchant}のページには${lines}とあります。`,
    quote: (line) => `「${line}」`,
    sentence: (text) => `${text}。`,
    silent: (merchants) => `${merchants}については、ここに記載がありません。ショップにお問い合わせください。`,
    ask: 'ショップの名前を入れてお尋ねいただくと、そのページの記載をお答えします。',
  },
  topics: {
    failed: () =>
      'コードは、期限切れ、最低購入額の不足、対象外の商品、新規のお客様限定などの理由で使えないことがあります。条件はそれぞれのページに書いてあります。コードの下で「使えなかった」とお知らせいただくと、次に良いコードがそこに表示されます。',
    use: () =>
      'このサイトのページでコードを表示し、コピーして、ショップのお支払い画面のコード欄に入力してください。コード不要のものは、リンクから進むだけで適用されます。',
    howTested: () =>
      '検証済みと書くのは、誰かが実際に試したものだけです。誰がいつ試し、使えたかどうかを横に明記しています。それ以外には、まだ誰も試していないと書いてあります。',
    howRanked: () => 'ショップから受け取る報酬で順番が変わることはありません。並べ方は次のページで説明しています。',
    about: (site) =>
      `${site}はクーポンコードとセールを集め、誰かが検証したかどうかを一つずつ明記しています。当サイトのリンクからのお買い物で、ショップから手数料をいただく場合があります。お支払い額は変わりません。`,
    privacy: () => '何をどのくらいの期間保存するかは、次のページで説明しています。',
    contact: () =>
      '当サイトでは販売を行っていません。ご注文、配送、返金についてはショップにお問い合わせください。掲載内容については当サイトにご連絡いただけます。',
    cashback: () => '還元があるショップでは、その額をショップのページに明記しています。',
  },
  smallTalk: {
    help: (site) =>
      `ショップ、カテゴリー、金額についてお尋ねください。ショップのコード、送料無料のお店、お買い物でいちばんお得なものなどをお答えします。回答は${site}の掲載内容にもとづきます。`,
    thanks: () => 'どういたしまして。ほかにもご質問があればどうぞ。',
    bye: () => 'ご利用ありがとうございました。またどうぞ。',
    hello: () => 'こんにちは。ショップ、カテゴリー、金額についてお尋ねください。',
  },
  searchFor: (wording) => `「${wording}」を検索`,
}
