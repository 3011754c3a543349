import type { FormMessages } from './FormMessages.ts'

const confirmation =
  'まず、アドレスを確認するリンクをお送りします。リンクが開かれるまで、ほかのメールは届きません。どのメールにも配信停止のリンクがあります。'
const requested =
  'このアドレスにメールをお送りしています。メールのリンクを開くと登録が完了します。それまでほかのメールは届きません。'

export const jaForms: FormMessages = {
  submission: (merchant) => ({
    heading: `${merchant}のコードを投稿する`,
    intro: ['編集者が確認するまで、ほかの人には見えません。投稿者の情報は保存しません。'],
    submit: 'コードを送る',
    taken: '編集者がコードを確認します。使えるものであれば、ページに掲載されます。',
  }),
  review: (merchant) => ({
    heading: `${merchant}の口コミを書く`,
    intro: ['編集者が読むまで、ほかの人には見えません。保存するのはここに書かれた内容だけです。'],
    submit: '口コミを送る',
    taken: '編集者が口コミを読みます。ショップについての内容であれば、ページに掲載されます。',
  }),
  alerts: (merchant) => ({
    heading: `${merchant}の新着オファーをメールで受け取る`,
    intro: [`${merchant}に新しいオファーがあるとメールでお知らせします。多くても1日1通です。`, confirmation],
    submit: '新着オファーを受け取る',
    taken: requested,
  }),
  newsletter: (site) => ({
    heading: `${site}のニュースレター`,
    intro: ['新着オファーから選んだものを、週に1回お届けします。', confirmation],
    submit: 'ニュースレターを受け取る',
    taken: requested,
  }),
  code: {
    label: 'コード',
    hint: '購入手続きで入力するとおりにご記入ください。',
    missing: 'コードを入力してください。',
    invalid: 'コードだけを入力してください。空白なしで、文字、数字、記号2〜40字です。',
  },
  offer: {
    label: '特典の内容',
    hint: '例：靴が10％オフ',
    missing: 'コードの特典を入力してください。',
    invalid: '3字以上の言葉で入力してください。',
  },
  endsOn: {
    label: '最終日',
    hint: 'わかる場合のみ。',
    invalid: '3年以内の日付を入力するか、空欄にしてください。',
    past: 'この日は過ぎています。別の日付を入力するか、空欄にしてください。',
  },
  rating: { label: '評価', missing: '星を1つから5つの中から選んでください。' },
  ratings: ['星1つ：悪い', '星2つ：やや悪い', '星3つ：ふつう', '星4つ：良い', '星5つ：とても良い'],
  headline: { label: '見出し' },
  body: { label: '体験' },
  by: { label: 'お名前', hint: '口コミの下に表示されます。' },
  address: {
    label: 'メールアドレス',
    missing: 'メールアドレスを入力してください。',
    invalid: (example) => `${example}のような形で入力してください。`,
  },
  long: (most) => `ここに入るのは${most}字までです。`,
  optional: '（任意）',
  wrong: 'まだ送信されていません',
  held: '自動送信を防ぐため、まだ送信されていません。入力内容は残っています。もう一度送信してください。',
  sending: '送信中…',
  offline: 'オフラインです。接続が戻りしだい送信します。',
  failed: '送信できませんでした。入力内容は残っています。もう一度お試しください。',
  busy: 'この接続からの送信が多すぎます。1分後にもう一度お試しください。',
  takenHeading: 'ありがとうございます',
  back: 'ページに戻る',
  close: '閉じる',
  trap: 'ここは空欄のままにしてください',
}
