import type { AssistantMessages } from './AssistantMessages.ts'

export const jaAssistant: AssistantMessages = {
  heading: 'お得情報について質問する',
  intro: (site) => `${site}に今日掲載しているクーポンコード、セール、その条件をもとにお答えします。`,
  personal: '個人情報は送らないでください。当サイトは質問も回答も保存しません。',
  writers: {
    model: '回答は他社の言語モデルが作成し、質問はその会社に送信されます。誤りを含むことがあります。',
    catalog: '言語モデルは使わず、掲載情報だけをもとにお答えします。',
  },
  examplesHeading: '質問の例',
  examples: (basket) => [
    '今日終わるお得情報はどれですか？',
    `${basket}の買い物で一番得なのはどれですか？`,
    'コードはどう検証していますか？',
  ],
  examplesOf: (merchant, basket) => [
    `${merchant}で一番お得なのはどれですか？`,
    `${merchant}で${basket}使います。どのコードが使えますか？`,
    `${merchant}に送料無料はありますか？`,
  ],
  panel: {
    label: '質問',
    missing: '質問を入力してください。',
    send: '質問する',
    stop: '止める',
    again: 'もう一度質問する',
    clear: '最初から始める',
    asked: 'あなたの質問',
    answered: '回答',
    waiting: '掲載情報を調べています…',
    by: {
      model: '言語モデルが作成した回答です。正確な条件はショップでご確認ください。',
      catalog: '掲載情報をもとにした回答です。',
    },
    why: {
      limit: '言語モデルの本日の回答数が上限に達したため、掲載情報からお答えします。',
      unavailable: '言語モデルにつながらないため、掲載情報からお答えします。',
      unsure: '言語モデルの回答に掲載のない内容が含まれていたため、掲載情報からお答えします。',
    },
    offers: 'お得情報',
    links: 'ページ',
    offline: 'オフラインです。接続が戻りしだい質問します。',
    failed: '今は回答できません。もう一度お試しください。',
    busy: (minute, day) => `回答は1分間に${minute}件、1日に${day}件までです。`,
    later: (when) => `${when}にもう一度お試しください。`,
    broken: '回答が途中で切れました。もう一度質問すると全文を表示します。',
    stopped: '回答を止めました。',
  },
  privacy: {
    heading: 'アシスタントへの質問',
    text: '質問には掲載情報をもとにお答えし、質問は保存しません。他社の言語モデルが回答を書く場合は、最初の質問の前にお知らせします。言語モデルに渡るのはその質問とそれ以前の質問だけで、IPアドレスなどは渡りません。',
  },
}
