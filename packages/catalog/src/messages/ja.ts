import { VOTE_DAYS, VOTES_OF_NETWORK } from '@clipfront/page-data'
import { createCounter } from './createCounter.ts'
import { jaAssistant } from './assistant/ja.ts'
import { jaForms } from './forms/ja.ts'
import type { Messages } from './Messages.ts'

const count = createCounter<'other'>('ja-JP')

const countMerchants = (total: number): string => count(total, { other: '#ショップ' })

const offers = (codes: number, deals: number): string =>
  [codes && count(codes, { other: 'コード#件' }), deals && count(deals, { other: 'セール#件' })]
    .filter(Boolean)
    .join('、')

export const ja: Messages = {
  conditions: {
    leastBasket: (figure) => `${figure}以上`,
    'new-customers': '新規のお客様',
    students: '学生',
    members: '会員',
    'app-users': 'アプリ限定',
    inStore: '店頭のみ',
    onceEach: 'お一人様1回',
  },
  categories: {
    software: 'ソフトウェア',
    games: 'ゲーム',
    'books-media': '本・メディア',
    electronics: '家電',
    fashion: 'ファッション',
    'home-garden': '住まい・ガーデン',
    'food-drink': '食品・飲料',
    travel: '旅行',
    'health-beauty': '健康・美容',
    education: '学び',
    services: 'サービス',
    other: 'その他',
  },
  home: {
    title: (site) => `${site}：クーポンコードとセール`,
    description: (site, live, merchants) =>
      live === 0
        ? `${site}はクーポンコードとセールをまとめています。`
        : `${countMerchants(merchants)}で今使えるクーポンコードとセール${count(live, { other: '#件' })}。検証済みかどうか、いつ終わるかを一つずつ明記しています。`,
  },
  merchant: {
    title: (name, month, best) => `${name}のクーポンコード${best && `：${best}`}（${month}）`,
    description: (name, month, codes, deals, topTitle) =>
      `${month}に${name}で使える${offers(codes, deals)}。${topTitle && `一番のおすすめは「${topTitle}」。`}`,
    titleUntested: (name, month) => `${name}のお得情報（${month}）`,
    descriptionUntested: (name, total) =>
      `${name}のお得情報${count(total, { other: '#件' })}を掲載しています（未検証）。`,
    titleOfCode: (name) => `${name}のコードを表示中`,
    descriptionWithoutOffers: (name, past) =>
      `現在${name}で使えるクーポンコードはありません。${past > 0 ? `${count(past, { other: 'これまでのお得情報#件' })}と、似たショップをご覧ください。` : ''}`,
  },
  category: {
    title: (name, month, page) => `${name}のクーポンコードとセール（${month}）${page > 1 ? `${page}ページ目` : ''}`,
    description: (name, total) =>
      total === 0
        ? `現在${name}で使えるお得情報はありません。`
        : `${name}で今使えるお得情報${count(total, { other: '#件' })}。`,
  },
  cashback: {
    title: (name, figure, upTo) => `${name}のキャッシュバック：${upTo ? '最大' : ''}${figure}`,
    description: (name, figure, upTo) =>
      `${name}のキャッシュバックは${upTo ? '最大' : ''}${figure}。すべての還元額と対象を掲載しています。`,
    titleWithoutRates: (name) => `${name}のキャッシュバック`,
    descriptionWithoutRates: (name) => `現在${name}のキャッシュバックはありません。これまでの還元額を掲載しています。`,
  },
  search: {
    title: (query) => (query ? `「${query}」の検索結果` : '検索'),
    description: (query) =>
      query ? `「${query}」に一致するお得情報、カテゴリー、ショップ。` : 'ショップやお得情報を検索できます。',
  },
  onPage: (title, page) => `${title}（${page}ページ目）`,
  moreOffers: 'その他のお得情報',
  blog: {
    title: (site, page) => `お買い物ガイド – ${site}${page > 1 ? `（${page}ページ目）` : ''}`,
    description: (site) =>
      `${site}のお買い物ガイド。クーポンコードで実際にいくら得をするのか、利用条件の読み方とあわせてご紹介します。`,
  },
  notFound: 'ページが見つかりませんでした',
  gone: 'このページは掲載を終了しました',
  badRequest: 'このアドレスは読み取れません。全体がコピーされているかご確認ください。',
  directory: {
    heading: 'すべてのショップ',
    title: (site) => `すべてのショップ – ${site}`,
    description: (site, total) => `${site}に掲載中の${countMerchants(total)}を名前順に並べています。`,
    ofLetter: (letter, page) => `すべてのショップ：${letter}${page > 1 ? `（${page}ページ目）` : ''}`,
    empty: 'まだショップはありません。',
    other: '数字・その他',
  },
  articles: {
    about: (site, disclosure) => ({
      heading: `${site}について`,
      description: `${site}とは何か、どのように収益を得ているか。`,
      blocks: [
        {
          type: 'paragraph',
          text: `${site}はクーポンコードとセールを一か所に集め、一つずつ、検証の有無、検証した人と日時、終了日を明記しています。`,
        },
        { type: 'heading', text: '収益について' },
        {
          type: 'paragraph',
          text: `「コードを見る」を押すと、コードは新しいタブに、ショップは元のタブに開きます。これにより、ショップは当サイトからのご訪問だとわかります。${disclosure}`,
        },
        { type: 'heading', text: '私たちがしないこと' },
        {
          type: 'list',
          items: [
            'コードや投票、利用者数を捏造しません。',
            '実際の終了時刻と異なるカウントダウンは表示しません。',
            '誰も試していないものを「検証済み」とは呼びません。',
          ],
        },
        {
          type: 'links',
          links: [
            { label: '検証方法', path: '/how-we-test' },
            { label: 'すべてのショップ', path: '/stores' },
          ],
        },
      ],
    }),
    'how-we-test': (site) => ({
      heading: '検証方法',
      description: `${site}での「検証済み」「有効」「未確認」「終了」の意味。`,
      blocks: [
        {
          type: 'paragraph',
          text: 'お得情報の状態は次の四つです。いずれも日付で決まり、当サイトの判断は入りません。',
        },
        {
          type: 'list',
          items: [
            '有効：今日が期間内にあるもの。または期間の定めがなく、過去180日以内に掲載または確認されたもの。',
            'まもなく開始：開始日がまだ先のもの。',
            '未確認：期間の定めがなく、180日間誰も確認していないもの。まだ使えるかもしれません。',
            '終了：最終日を過ぎたもの。',
          ],
        },
        { type: 'heading', text: '検証済み' },
        {
          type: 'paragraph',
          text: '「検証済み」とは、記載の担当者または当サイトの自動チェックが、記載の日時に実際に確かめたという意味です。それ以外にはすべて「未検証」と表示します。リストやフィードから届いた情報も、誰かが試すまでは同じです。最後の検証で使えなかったものには、そう表示します。',
        },
        { type: 'heading', text: '投票' },
        {
          type: 'paragraph',
          text: `投票は届きしだい集計します。ただし、同じコードへの投票は一つの接続から一日${VOTES_OF_NETWORK}件までで、対象外だった方の投票は低い評価として数えません。数字はすべて過去${VOTE_DAYS}日間のものです。利用数は、ボットを除いた今日のクリック数です。`,
        },
      ],
    }),
    privacy: (site) => ({
      heading: 'プライバシー',
      description: `${site}がご利用にあたって保存する情報と、その期間。`,
      blocks: [
        {
          type: 'paragraph',
          text: 'どのお得情報が表示され、クリックされたかを集計しています。アカウントも、個人を追跡する識別子も使いません。',
        },
        { type: 'heading', text: '保存するもの' },
        {
          type: 'list',
          items: [
            'どの情報が、どのページの何番目で、いつ表示またはクリックされたか。',
            '端末の種類（スマートフォン、タブレット、パソコン）とブラウザーの名前。',
            '二つのハッシュ値。一つはIPアドレスとブラウザーから、もう一つはIPアドレスだけから、どちらもその日限りの秘密の鍵を混ぜて作ります。鍵は毎日破棄するため、ハッシュ値から個人を特定することも、別の日の記録と結び付けることもできません。ボットと人を見分け、同じ人が重複して数えられるのを防ぐためのものです。',
            '検索結果に表示されたお得情報については、検索された言葉。メールアドレスや個人の番号と思われるものは保存しません。',
            '何も見つからなかった検索の言葉。日ごとの回数として三十日間だけ保存し、誰が検索したかは一切残しません。メールアドレスや個人の番号と思われるものは、検索があったことだけを数えます。',
            '一日に二十人以上の訪問者がその検索からお得情報を見た場合の、検索の言葉と人数。七日間保存します。人気として表示するのは言葉で見つかるものであり、言葉そのものではありません。',
            'コードについてのご回答。使えたかどうか、その理由、日時を、同じ二つのハッシュ値とともに保存します。',
            '投稿されたコードと口コミ。投稿者の情報は含みません。',
          ],
        },
        { type: 'heading', text: '保存しないもの' },
        {
          type: 'list',
          items: ['IPアドレス。', 'ブラウザーが送信する詳細情報（ユーザーエージェント）の全文。'],
        },
        { type: 'heading', text: 'お使いの端末に保存するもの' },
        {
          type: 'paragraph',
          text: '同意された場合、または同意が不要な地域で拒否されていない場合に限り、少量のデータを保存します。二重計上を防ぐための集計済みの情報と、人とプログラムを見分けるための情報です。各ページ下部の「Cookieの設定」でいつでも選び直せます。拒否するとデータは削除されます。選択の内容は半年間保存します。',
        },
        { type: 'heading', text: '保存期間' },
        { type: 'paragraph', text: '個々の記録と投票は90日後に削除します。合計だけを残します。' },
      ],
    }),
  },
  indexes: {
    categories: { heading: 'カテゴリー一覧', description: (site) => `${site}の全カテゴリーと、今日の掲載件数です。` },
    topics: {
      heading: 'セールとイベント',
      description: (site) => `${site}で開催中、まもなく開始、終了したものの一覧です。`,
    },
    brands: { heading: 'ブランド一覧', description: (site) => `${site}で取り扱いのあるブランドです。` },
    tags: {
      heading: '特典の種類',
      description: (site) => `${site}のお得情報を特典の種類ごとに、今日の件数とともにまとめました。`,
    },
    moreChannels: 'そのほかの特集',
  },
  tests: {
    heading: '検証の担い手',
    text: (days) => `このサイトで過去${days}日間に行われた検証の内訳です。`,
    none: (days) => `このサイトでは過去${days}日間に検証がありませんでした。`,
    kinds: {
      editor: '編集部',
      bot: '検証プログラム',
      community: '利用者',
      extension: 'ブラウザー拡張機能',
    },
    share: (kind, percent, worked, tests) => `${kind}：${percent}、${tests}件中${worked}件で使えました`,
    health: (days, votes, fewest) =>
      `新しい投票と検証ほど重く数え、${days}日たつと半分になります。当サイトの検証1件は投票${votes}票にあたります。合わせて${fewest}件に満たないときは割合を示しません。`,
  },
  ranking: {
    heading: '並び順について',
    description: (site) => `${site}でお得情報がどの順に並ぶか、その理由です。`,
    byEditors: 'このサイトでは、編集部が決めた順に並べ、次に新しいものから並べます。',
    byScore:
      'このサイトでは、有効なお得情報ごとに点数をつけ、件数に応じて1分から10分ごとに計算し直します。点数の内訳は次のとおりです。',
    terms: {
      health: '投票と検証から見た最近の実績',
      verification: '検証で使えたか、それはいつか',
      clicks: '同じ位置のほかのものと比べたクリックの多さ',
      discount: '価格に対する割引の大きさ',
      freshness: '掲載や確認の新しさ',
      expiry: '期限の有無と近さ',
    },
    term: (name, percent) => `${name}：${percent}`,
    tie: '点数が同じときは、編集部の順、次に日付で決まります。',
    commission: 'ショップから受け取る手数料は並び順に影響しません。',
    usable:
      '今日使えるものは、使えないものより必ず前に並びます。ご自身で並べ替えた場合は、その順序だけが適用されます。',
  },
  privacyDetails: {
    heading: '端末に保存するものの名前',
    rules: {
      ask: 'このサイトは先に確認します。同意がなければ、保存するのは最後の項目だけです。',
      'not-needed': 'このサイトでは確認は不要です。拒否されるまで、以下をすべて保存することがあります。',
    },
    notes: {
      cf_consent: '選択の内容。半年間',
      cf_merchant: '最後にページを見たショップ。三十日間。提携先のスクリプトが読み取ることがあります',
      timezone: '人が訪れたという印。七日間',
      'td:cp': '集計済みのクーポンと、その時刻',
      'td:kept':
        '保存したショップとお得情報（半年間）、最近表示したコード（30日間）。ホームで一度クリックするとすべて消去されます',
      'td:opened': '表示したコードとその時刻、使えたかどうかの回答。新しいものから百件、三十日間',
      'td:out': 'まだ送信できていないもの。長くても一日',
      'td:searches': '検索した言葉。新しいものから八件、三十日間',
      'td:web-vitals': 'ページの速さ。アドレスがそれを求める場合のみ',
      'td:pwa-open': 'インストールしたアプリを最後に開いた時刻',
      'td:extension': 'ブラウザー拡張機能の案内を今後表示しないという選択',
      'cf-offline': 'オフラインのときに表示するページ。サイトの次の更新まで',
      'cf:chunk-reload': 'このタブでページを読み込み直した時刻。同意は不要で、タブとともに消えます',
    },
    othersHeading: 'ほかに訪問を知るもの',
    analytics: (service, host) =>
      `${service}（${host}）。同意された場合、または同意が不要な地域で拒否されていない場合に限り、表示中のページの種類、上位のお得情報、ブラウザーとプラットフォーム、人がいるかどうか、広告がブロックされているかどうかを伝えます。_gaで始まるCookieで訪問を数えることがあります。広告への利用は一切許可していません。`,
    errorReports: (host) =>
      `${host}。同じ条件で、当サイトのスクリプトのエラーを送ります。ページのアドレスは含みますが、クエリとCookieは含みません。`,
    ads: (service, host) =>
      `${service}（${host}）。同じ条件で、広告枠のあるページが表示されたことと、どのサーバーにも伝わるブラウザーと接続の情報を伝えます。ほかのサイトでの行動に基づかない広告だけを求めています。表示回数を__gで始まるCookieに記録することがあります。`,
  },
  company: {
    runBy: (site, operator) => `${site}は${operator}が運営しています。`,
    forPartner: (operator, partner) =>
      `${operator}が${partner}のために運営しています。掲載内容や並び順に${partner}は関与しません。`,
    fact: (label, value) => `${label}：${value}`,
    labels: { address: '所在地', email: 'メール', representative: '代表者', register: '登記', vatId: 'VAT番号' },
    responsible: '掲載内容の責任者',
    contact: { heading: 'お問い合わせ', description: (site) => `${site}の運営者への連絡方法です。` },
    wrong: {
      heading: '間違いを見つけたとき',
      text: 'コードや日付、名前に間違いがあれば、ページのアドレスを添えてお知らせください。編集部が確認して訂正します。',
    },
    orders: {
      heading: 'ご注文と返金',
      text: '当サイトは商品を販売していません。ご注文、配送、返金についてはショップにお問い合わせください。',
    },
    imprint: { heading: '運営者情報', description: (site) => `${site}を運営する会社についてです。` },
    terms: { heading: '利用規約', description: (site) => `${site}をご利用いただく際の条件です。` },
    termsItems: (site) => [
      `${site}は無料で、登録なしに読めます。`,
      'お得情報はショップのものです。購入はショップの条件で行われ、当サイトは契約の当事者ではありません。',
      '誰がいつ検証したかを示します。その後に終了したり変わったりすることがあります。',
      '記事はリンクを付けて引用できます。大量の複製には許可が必要です。',
    ],
    controller: '責任者',
    rights: (email) =>
      `保存している内容の確認、訂正、削除を求めることができ、個人情報の監督機関に申し立てることもできます。${email}までご連絡ください。`,
  },
  forms: jaForms,
  assistant: jaAssistant,
  demoShop: {
    heading: (name) => `${name}：デモ用のショップ`,
    description: (name) => `${name}は架空のショップです。`,
    blocks: (name, path) => [
      {
        type: 'paragraph',
        text: `本来はここでショップのサイトが開きます。${name}は架空のショップで、デモの一部です。お買い物はできません。`,
      },
      {
        type: 'paragraph',
        text: 'このページに来るまでの動作は、すべて実際のものです。リンクは確認され、クリックは集計され、情報はサイトの外に出ていません。',
      },
      { type: 'links', links: [{ label: `${name}のお得情報に戻る`, path }] },
    ],
  },
  noProgramme: {
    heading: (name) => `${name}へのリンクはまだありません`,
    description: (name, site) => `${site}は${name}と提携していません。`,
    blocks: (name, path) => [
      {
        type: 'paragraph',
        text: `${name}のお得情報を掲載していますが、ショップとは提携していません。未確認のアドレスにはご案内しないため、このページを表示しています。`,
      },
      {
        type: 'paragraph',
        text: `ご利用になるには、いつもの方法で${name}を開いてください。コードがある場合は、お会計のときに入力してください。`,
      },
      { type: 'links', links: [{ label: `${name}のお得情報に戻る`, path }] },
    ],
  },
}
