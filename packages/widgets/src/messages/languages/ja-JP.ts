import type { Count } from '../../format/createFormat.ts'
import { joinPresent } from '../joinPresent.ts'
import type { Messages } from '../Messages.ts'

// A word has one form, whatever its number: 件 counts them.
const countCodes = ({ written }: Count) => `コード${written}件`
const countDeals = ({ written }: Count) => `セール${written}件`
const countMerchants = ({ written }: Count) => `ショップ${written}件`
/** Codes and deals together. */
const countOffers = ({ written }: Count) => `お得情報${written}件`

const codesAndDeals = (codes: Count, deals: Count) =>
  joinPresent('、', [codes, countCodes(codes)], [deals, countDeals(deals)])

/** Japanese, in です・ます. */
export const messages: Messages = {
  // Frame
  skipToContent: '本文へ移動',
  home: 'ホーム',
  stores: 'ショップ一覧',
  mainNavigation: 'メインメニュー',
  menu: 'メニュー',
  allCategories: 'すべてのカテゴリー',
  allEvents: 'すべてのセール',
  regions: '国と通貨',
  footerNavigation: 'このサイトについて',
  breadcrumbs: '現在の位置',
  about: '当サイトについて',
  howWeTest: '検証方法',
  askAssistant: '質問する',
  howWeRank: '並び順について',
  privacy: 'プライバシー',
  allTags: '特典の種類',
  contact: 'お問い合わせ',
  imprint: '運営者情報',
  terms: '利用規約',
  footerGroups: { shop: 'お買い物', trust: '信頼のために', company: '運営会社' },
  allStores: 'すべてのショップ',
  loadingPage: 'ページを読み込んでいます',

  // Consent
  cookies: 'Cookieについて',
  cookieSettings: 'Cookieの設定',
  cookieQuestion:
    'お使いの端末に小さなメモを保存してもよろしいですか？表示したコードを次も表示し、同じクリックを二重に数えないため、また遅い箇所や不具合を知るために使います。保存しなくても、すべて同じようにご利用いただけます。',
  cookieService: (service) => `同意すると、${service}も読み込まれます。`,
  cookieAds: (service) =>
    `同意すると、${service}の広告も表示されます。ほかのサイトでの行動に基づいて選ばれることはありません。`,
  cookieChoices: {
    yes: '現在の選択：同意する',
    no: '現在の選択：拒否する（この端末には何も保存していません。表示とクリックは、名前なしで引き続き数えます）',
    unanswered: 'まだ選択されていません。拒否されるまでは保存します。',
  },
  cookiesRefused: (signal) =>
    `ブラウザーが「${signal}」を送信しています。当サイトではこれを拒否とみなし、この端末には何も保存しません。ここで選ぶ必要はありません。表示とクリックは、名前なしで引き続き数えます。`,
  accept: '同意する',
  decline: '拒否する',
  close: '閉じる',

  // Demo shop
  demoShopNote: 'デモ用のショップです。ここで商品を購入することはできません。',
  sectionsOf: (publisher) => `${publisher}のセクション`,
  backTo: (site) => `${site}に戻る`,

  // Search
  search: '検索',
  searchLabel: 'ショップやクーポンコードを検索',
  searchPlaceholder: 'ショップ名・商品名',
  resultsFor: (query) => `「${query}」の検索結果`,
  searchHeading: 'ショップを探す',
  noResultsFor: (query) => `「${query}」は見つかりませんでした`,
  noResultsHint: 'ショップ名だけで検索するか、次のショップからお探しください。',
  searchFor: (query) => `「${query}」を検索`,
  popularSearches: '人気の検索',
  didYouMean: 'もしかして',
  alsoFound: '入力に近い候補',
  found: (stores, offers) => joinPresent('、', [stores, countMerchants(stores)], [offers, countOffers(offers)]),

  // Home
  homeHeading: '使えるクーポンコードを探す',
  firstOffer: 'いちばん上のお得情報',
  topOffers: '今日使えるお得情報',
  nothingYet: 'まだお得情報がありません',
  nothingYetText: 'ショップとお得情報は、登録されしだいここに掲載されます。',
  popularStores: '人気のショップ',
  categories: 'カテゴリー',
  testing: '「検証済み」とは',
  testingSteps: [
    '「検証済み」のコードは、記載の担当者が記載の日時に、実際の買い物かごに入力して確かめたものです。',
    'まだ誰も試していないコードには「未検証」と表示しています。',
    '期限が切れたコードには「終了」と表示しています。',
  ],
  readHowWeTest: '検証方法を詳しく見る',
  events: '開催中と近日のセール',
  workedLast: '最近使えたもの',
  inFigures: '数字で見る',
  countedAgo: (ago) => `${ago}に集計`,
  offersNow: '今日のお得情報',
  testsThisWeek: '今週のテスト',

  // Merchant
  merchantHeading: (merchant) => `${merchant}のクーポンコード`,
  codesAndDeals,
  lastTested: (counts, ago) => `${counts}（最終検証：${ago}）`,
  merchantHeadingUntested: (merchant) => `${merchant}のお得情報`,
  listedOffers: (count) => `${countOffers(count)}を掲載中（未検証）`,
  failingToo: (count) => `ほかに使えなかった${countOffers(count)}`,
  onlyFailing: (count) => `${countOffers(count)}を掲載中（最後の検証では使えませんでした）`,
  noLiveOffers: '今日使えるものはありません',
  noLiveOffersTitle: (merchant) => `今日使える${merchant}のクーポンコードはありません`,
  noLiveOffersText: (hasPast) =>
    hasPast
      ? '使えないコードはご案内しません。これまでのものは、参考までに下に掲載しています。'
      : '使えないコードはご案内しません。似ているショップもご覧ください。',
  offersHeading: 'コードとセール',
  upcomingOffers: 'まもなく開始',
  pastOffers: 'これまでのお得情報',
  pastOffersText:
    '終了したもの、または6か月以上確認できていないものです。まだ使えるものもありますが、ほとんどは使えません。',
  visit: (merchant) => `${merchant}のサイトへ`,
  newTab: '（新しいタブで開きます）',
  facts: (merchant) => `${merchant}について`,
  similarStores: '似ているショップ',
  moreCategories: '関連カテゴリー',
  howItOpens: '「コードを見る」を押すとショップも開きます。',
  mayEarn: '手数料を受け取る場合があります。',
  howItWorks: '詳しく見る',

  // A basket
  basketHeading: 'お支払い額を計算',
  basketField: (example) => `購入額（例：${example}）`,
  basketSubmit: '計算する',
  basketBest: (basket, saved, pays) =>
    `${basket}のお買い物では、条件が合えば、どなたでも使えるもので最大${saved}お得、お支払いは${pays}です。`,
  basketNothing: (basket) => `${basket}のお買い物で、どなたにも確実にお得なものはありません。`,
  basketUnreadable: (example, most) =>
    `金額を読み取れませんでした。0より大きく${most}以下の金額を入力してください（例：${example}）。`,
  basketGroups: {
    everybody: 'どなたでも',
    some: '対象の方のみ',
    open: '割引額が事前に分からないもの',
    failing: '最後の検証で使えなかったもの',
    excluded: 'この購入額では使えないもの',
  },
  basketSaves: (saved, pays) => `${saved}お得、お支払い${pays}`,
  basketCapped: '割引の上限です',
  basketUpTo: (most) => `最大${most}（保証なし）`,
  basketDelivery: '送料の分がお得',
  basketUnknown: '購入する商品によります',
  basketMissing: (missing, minimum) => `最低購入額${minimum}まであと${missing}`,
  basketCurrency: (currency) => `条件が${currency}建てのため計算できません`,
  basketNote: '購入額の全体で計算しています。対象外の商品は割引になりません。',
  basketPart: 'このページに表示中のものだけを計算しています。',

  // Tags and brands
  storesWithSuch: '対象のショップ',
  otherTags: 'ほかの種類のお得情報',
  bestOfEachStore: '各ショップのおすすめ',
  ownStore: 'ブランド公式ショップ',
  brands: 'ブランド',
  otherBrands: 'ほかのブランド',
  subcategories: 'サブカテゴリー',
  typicalPercent: (figure) => `割引率の目安は${figure}`,
  howToUse: (merchant) => `${merchant}でのコードの使い方`,
  formLinks: { subscribe: '新着をメールで受け取る', submission: 'コードを投稿する', review: '口コミを書く' },
  newsletter: 'ニュースレター',
  reviews: '利用者の声',
  reviewsChecked: '評価はすべて編集部が確認してから掲載しています。実際に購入されたかどうかは確認していません。',
  allReviews: (count) => `${count}件の評価をすべて見る`,
  filterReviews: '星の数で絞り込む',
  ratingSummary: (average, count) => `5点満点中${average}（${count.written}件の評価）`,
  stars: (figure) => `5つ星中${figure}`,
  workedLately: (worked, all, days) => `過去${days}日間で${all}人中${worked}人が使えました`,
  votesWindow: (days) => `「使えました」の人数は、過去${days}日間の利用者の声です。`,

  // Cashback
  cashbackHeading: (merchant) => `${merchant}のキャッシュバック`,
  cashbackFigure: (figure, upTo) => `${upTo ? '最大' : ''}${figure}キャッシュバック`,
  noCashbackTitle: (merchant) => `現在${merchant}のキャッシュバックはありません`,
  noCashbackText: 'これまでの還元は、参考として下に掲載しています。',
  cashbackRates: '還元額',
  ratesChanged: (date) => `最終変更：${date}`,
  rateFor: '対象',
  rateReward: '還元',
  rateAll: 'すべての購入',
  rateElse: 'その他すべて',
  rateRaised: (date) => (date ? `${date}まで増額中` : '期間限定で増額中'),
  rateUsual: (figure) => `通常${figure}`,
  rateAtMost: (figure) => `1回の購入につき上限${figure}`,
  cashbackSteps: '利用の流れ',
  cashbackStep: (merchant, site) => [
    `このページのリンクから${merchant}を開き、Cookieを許可します。`,
    '途中でほかのサイトのリンクを開かず、そのまま購入します。',
    'ショップが購入を確認します。返品した分は対象外です。',
    `キャッシュバックは、下記の条件に従って${merchant}が直接支払います。${site}からの支払いはなく、口座もありません。`,
  ],
  untilTracked: '購入が反映されるまで',
  untilPaid: '支払いまで',
  exclusions: '対象外',
  cashbackTerms: '利用条件',
  rateHistory: '最高還元額の推移',
  historyFrom: '開始',
  historyUntil: '終了',
  stillOn: '継続中',
  cashbackBeside: 'コードとの併用は、双方の利用条件で認められている場合に限ります。',
  similarCashback: 'キャッシュバックのあるほかのショップ',

  // Category
  categoryHeading: (category) => `${category}のクーポンコードとセール`,
  offersInAll: countOffers,
  topStoresIn: (category) => `${category}のショップ`,
  noOffersHere: '今日使えるものは、ここにはありません',
  noOffersHereText: 'ほかのショップやカテゴリーもご覧ください。',

  // Events and channels
  moreFrom: (heading) => `${heading}をもっと見る`,
  questions: 'よくある質問',
  eventAhead: (date, time) => `${date}開始（${time}）`,
  eventOn: (date) => (date ? `開催中（${date}まで）` : '開催中'),
  eventOver: (date) => `${date}に終了しました`,
  bestOfLastTime: '前回のおすすめ',
  bestOfLastTimeText: 'すべて終了しています。次回の参考としてご覧ください。',
  eventEmptyText: 'ショップからの発表があり次第、ここに掲載します。',
  otherEvents: 'その他のイベント',
  moreChannels: 'その他の特集',

  // Blog
  guides: 'お買い物ガイド',
  guidesText: 'クーポンコードで実際にいくら得をするのか、利用条件の読み方とあわせてご紹介します。',
  noGuides: 'まだ記事がありません',
  noGuidesText: '新しい記事はここに掲載されます。',
  writtenBy: (name) => `文：${name}`,
  reviewedBy: (name) => `監修：${name}`,
  changedOn: (date) => `${date}更新`,
  readingTime: (minutes) => `約${minutes}分で読めます`,
  contents: '目次',
  offersChecked: (ago) => `掲載中のお得情報はすべて検証済み（最も古いもので${ago}）`,
  relatedGuides: '関連記事',
  storesInGuide: 'この記事のショップ',

  // Directory
  storesByLetter: 'ショップの頭文字',
  allOfLetter: (count, letter) => `「${letter}」の${count}件をすべて見る`,

  // Lists
  filter: '表示',
  filterAll: 'すべて',
  filterCodes: 'コード',
  filterDeals: 'セール',
  sort: '並べ替え',
  sorts: {
    best: 'おすすめ順',
    newest: '新着順',
    biggest: '割引の大きい順',
    ending: '終了が近い順',
    used: '今日の利用が多い順',
  },
  paging: 'ページ',
  goToPage: (page) => `${page}ページ目`,
  previous: '前へ',
  next: '次へ',

  // The ticket: what it is worth
  percentOff: (figure, upTo) => ({ lead: upTo ? '最大' : '', figure, tail: 'オフ' }),
  moneyOff: (figure, upTo) => ({ lead: upTo ? '最大' : '', figure, tail: 'オフ' }),
  price: (figure, was) => ({ lead: '', figure, tail: was && `（通常${was}）` }),
  freeDelivery: { lead: '', figure: '送料無料', tail: '' },
  gift: { lead: '', figure: 'プレゼント', tail: '付き' },
  free: { lead: '', figure: '無料', tail: '' },
  kinds: { code: 'コード', deal: 'セール' },
  exclusive: '当サイト限定',

  // The ticket: facts
  testedBy: (name, ago) => `${name}さんが${ago}に検証`,
  tested: (ago) => `${ago}に検証`,
  testedOnce: '検証済み',
  unconfirmed: '6か月以上確認できていません',
  untested: '未検証',
  failed: (ago) => `${ago}の検証では使えませんでした`,
  until: (date) => `${date}まで`,
  endedOn: (date) => `${date}に終了`,
  startsSoon: 'まもなく開始',
  startsOn: (date) => `${date}から`,
  timeLeft: (duration) => `残り${duration}`,
  usedToday: ({ written }) => `今日${written}回利用`,
  lastTests: (outcomes) =>
    `最近の検証（新しい順）：${outcomes.map((outcome) => (outcome === 'worked' ? '使えました' : '使えませんでした')).join('、')}。`,
  worked: (worked, all) => `${all}人中${worked}人が使えました`,
  fewVotes: '利用者の声はまだわずかです',
  details: '詳細',
  moreOfCoupon: 'このお得情報について詳しく',
  expired: '終了',

  // The ticket: actions
  getCode: 'コードを見る',
  getDeal: 'セールを見る',
  howToGet: '利用方法を見る',
  tryCode: 'それでも試す',
  tryDeal: 'それでも試す',
  codeOpens: (merchant) => `（新しいタブで開き、このタブは${merchant}に移動します）`,
  dealOpens: (merchant) => `（${merchant}を新しいタブで開きます）`,
  codeEndsWith: 'コードの末尾：',

  // The ticket, torn open
  yourCode: (merchant) => `${merchant}のクーポンコード`,
  yourCodeHint: 'コピーして、お支払い画面で貼り付けてください。',
  yourCodeHintUnlinked: (merchant) => `コピーして、いつもの方法で${merchant}を開き、お支払い画面で貼り付けてください。`,
  askedFor: 'お探しのコード',
  askedForEnded: (date) => `${date && `${date}に`}終了したため、ご利用いただけません。`,
  askedForStarts: (date) =>
    date
      ? `${date}からご利用いただけます。その頃にもう一度お越しください。`
      : 'まだご利用いただけません。後ほどもう一度お越しください。',
  askedForInVain: {
    expired: 'お探しのコードは終了しました。今日は次のものをご利用いただけます。',
    upcoming: 'お探しのコードはまだ始まっていません。今日は次のものをご利用いただけます。',
  },
  copy: 'コピー',
  theCode: '（コード）',
  copied: 'コピーしました',
  copiedAnnouncement: (code) => `コード${code}をコピーしました`,
  copyFailed: '選択しました。キーボードでコピーしてください。',
  copyFailedByTouch: 'コードを長押ししてコピーしてください。',
  goToShop: (merchant) => `${merchant}へ移動`,
  otherOffers: (merchant) => `${merchant}のほかのお得情報`,

  // Did it work?
  didItWork: 'このコードは使えましたか？',
  itWorked: '使えた',
  itDidNot: '使えなかった',
  whatWasWrong: (code) => `${code}が使えなかった理由を教えてください。`,
  voteReasons: {
    expired: '期限切れ',
    minimum: '購入額の不足',
    excluded: '対象外の商品',
    'not-eligible': '新規のお客様限定',
    other: 'その他',
  },
  voteTaken: (answer) => `「${answer}」として受け付けました。ありがとうございます。`,
  voteSaid: (answer) => `ご回答：「${answer}」`,
  voteNotCounted: '受け付けました。新規のお客様限定のコードなので、コードの評価には影響しません。',
  voteSending: '回答を送信しています…',
  voteOffline: 'オフラインです。回答はこのタブの中だけで待ち、接続が戻りしだい送信されます。',
  formFailed: '送信できませんでした。入力内容は残っています。',
  voteFailed: '回答を送信できませんでした。まだ集計されていません。',
  voteRejected: {
    gone: 'このオファーは終了したか、削除されたため、回答は集計されませんでした。',
    limited: 'この接続からの回答が上限に達しているため、今回の回答は集計されませんでした。',
  },
  nextCode: '代わりにこちらをお試しください',
  noNextCode: (merchant) => `${merchant}には、今日お試しいただけるほかのコードがありません。`,

  // The ticket whose code this visitor has opened
  openedAgo: (ago) => `${ago}に表示`,
  ownVote: { worked: 'ご自身の回答：使えた', failed: 'ご自身の回答：使えなかった' },

  // A coupon's own page
  couponHeading: (merchant, kind) => `${merchant}の${kind === 'code' ? 'クーポンコード' : 'セール'}`,
  couponOffer: '内容',
  couponTerms: '利用条件',
  conditionLabels: {
    leastBasket: '最低購入額',
    mostSaved: '割引の上限',
    audience: '対象',
    uses: '利用回数',
    where: '利用場所',
  },
  audiences: {
    'new-customers': '新規のお客様',
    students: '学生',
    members: '会員',
    'app-users': 'アプリの利用者',
  },
  usesEach: ({ written }) => `お一人様${written}回まで`,
  places: { 'in-store': '店頭のみ', anywhere: '店頭とオンライン' },
  couponTrials: '検証の記録',
  noTrials: 'まだ検証されていません。',
  trial: (who, day, outcome) => `${day}に${who}が検証：${outcome === 'worked' ? '使えました' : '使えませんでした'}`,
  testers: {
    editor: '編集部',
    feed: 'ショップ',
    bot: '自動チェック',
    community: '利用者',
    extension: 'ブラウザの拡張機能',
  },
  trialBasket: (figure) => `購入額${figure}`,
  trialPaid: (figure) => `お支払い${figure}`,
  trialSaved: (figure) => `${figure}お得`,
  healthRate: (percent, days) =>
    `過去${days}日間の利用と検証の${percent}で使えました。新しいものほど重く数えています。`,
  healthUnknown: (fewest, days) => `データがまだ足りません。過去${days}日間の声と検証は合わせて${fewest}件未満です。`,
  lastWorked: (ago) => `最後に使えたのは${ago}です。`,
  couponFailures: '使えなかった理由',
  couponFailuresText: (days) => `過去${days}日間に利用者から寄せられた声です。`,
  failureReasons: {
    expired: '終了していた',
    minimum: '購入額が足りなかった',
    excluded: '対象外の商品だった',
    'not-eligible': '対象のお客様ではなかった',
    other: 'その他',
  },

  // Kept on the device
  save: '保存',
  saved: '保存済み',
  saveOffer: 'このオファーを保存',
  yourStores: '保存したショップ',
  keptNote: 'この端末だけに保存され、ほかの人には見えません。',
  savedOffers: '保存したオファー',
  openedLately: '最近表示したコード',
  forgetKept: 'すべて消去',
  keptForgotten: '消去しました。この端末には何も残っていません。',
  share: '共有',
  linkCopied: 'リンクをコピーしました',
  linkNotCopied: (address) => `このアドレスをコピーしてください：${address}`,

  // Errors
  errorHeading: {
    403: 'このリンクは安全ではありません',
    404: 'このページは存在しません',
    410: 'このページは削除されました',
    429: 'お使いの接続からの操作が多すぎます',
    connection: 'このページを読み込めませんでした',
    other: 'サイト側で問題が発生しました',
  },
  errorText: {
    403: 'リンク先のアドレスがないか、書き換えられていたため、移動を中止しました。ショップのページを開いて、もう一度お試しください。',
    404: 'アドレスが間違っているか、ショップが移転した可能性があります。検索するか、ホームからお探しください。',
    410: 'このショップまたはお得情報の掲載は終了しました。別のものを検索してください。',
    429: '一つの接続から受け付ける回数には上限があります。後でもう一度お試しください。',
    connection:
      '接続が切れているか、サーバーから応答がありませんでした。接続が戻ると、このページは自動的にもう一度読み込みます。',
    other: '失われたものはありません。しばらく待ってから、ページを再読み込みしてください。',
  },
  goneSince: (date) => `${date}に削除されました。`,
  tryAgain: 'もう一度試す',
  backToPage: '元のページに戻る',
  backHome: 'ホームへ',
  tryThese: 'こちらのショップもご覧ください',
  offline: 'オフラインです',
  offlineText: '表示されているのは以前の内容です。接続が戻ると、またページを開けます。',
  showEarlier: '前を表示',
  showFurther: '続きを表示',
  advertisement: '広告',
  newsletterHeading: 'お得な情報を週に一度',
  newsletterText: 'テストで使えたコードをまとめてメールでお届けします。配信はどのメールからでも停止できます。',
  newsletterJoin: 'ニュースレターを受け取る',
  extensionHeading: (name) => `ブラウザーでも${name}`,
  extensionText: 'ご覧のショップで使えるテスト済みのコードを、ワンクリックで。',
  addExtension: (browser) => `${browser}に追加`,
  hideExtension: '今後表示しない',
}
