import type { MailMessages } from './MailMessages.ts'

export const ja: MailMessages = {
  confirmation: {
    subject: (site) => `${site}からのメールの確認`,
    heading: 'リンク先のページで確認してください',
    text: {
      ofSite: (site) => `このアドレスで${site}の週刊メールの申し込みがありました。`,
      ofMerchant: (merchant, site) =>
        `このアドレスで、${merchant}の新しいお得情報を${site}から受け取る申し込みがありました。`,
    },
    button: '確認ページを開く',
    otherwise: (days) =>
      `お心当たりがない場合は、このメールを破棄してください。確認がなければ、今後メールは届きません。リンクは${days}日間有効です。`,
  },
  alert: {
    subject: (merchant, title) => `${merchant}：${title}`,
    heading: (merchant) => `${merchant}の新着情報`,
    button: (merchant) => `${merchant}のお得情報をすべて見る`,
  },
  digest: {
    subject: (site) => `${site}の今週の新着`,
    heading: '今週の新着',
    text: (site) => `この7日間に${site}に加わったお得情報から選びました。`,
    button: (site) => `${site}でもっと見る`,
  },
  offer: { code: 'クーポンコード', deal: 'コード不要', endsOn: (day) => `${day}まで` },
  footer: {
    reason: {
      ofSite: (site) => `このメールは、${site}の週刊メールに登録した方にお送りしています。`,
      ofMerchant: (merchant, site) => `このメールは、${site}で${merchant}の新着通知に登録した方にお送りしています。`,
    },
    unsubscribe: '配信を停止する',
    privacy: 'プライバシー',
  },
  pages: {
    confirm: {
      heading: '登録の確認',
      text: {
        ofSite: (site) => `確認後、${site}の週刊メールが届きます。いつでも停止できます。`,
        ofMerchant: (merchant, site) =>
          `確認後、${merchant}に新しいお得情報があると${site}からメールが届きます。いつでも停止できます。`,
      },
      button: 'メールを受け取る',
    },
    confirmed: {
      heading: '登録が完了しました',
      text: {
        ofSite: (site) => `これから${site}の週刊メールが届きます。停止用のリンクは各メールにあります。`,
        ofMerchant: (merchant) =>
          `${merchant}に新しいお得情報があるとメールが届きます。停止用のリンクは各メールにあります。`,
      },
    },
    unsubscribe: {
      heading: '配信を停止しますか？',
      text: {
        ofSite: (site) => `${site}の週刊メールは届かなくなります。`,
        ofMerchant: (merchant) => `${merchant}についてのメールは届かなくなります。`,
      },
      button: '停止する',
      all: (site) => `${site}のメールをすべて停止する`,
    },
    ended: {
      heading: '配信を停止しました',
      text: {
        ofSite: (site) => `${site}の週刊メールはもう届きません。`,
        ofMerchant: (merchant) => `${merchant}についてのメールはもう届きません。`,
      },
    },
    allEnded: (site) => `${site}からのメールはもう届きません。`,
    expired: {
      heading: 'このリンクは無効です',
      text: '使用済みか、リンクの一部が欠けています。もう一度登録するか、新しいメールのリンクをご利用ください。',
    },
  },
}
