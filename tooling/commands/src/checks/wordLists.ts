/** What reads translated, or is another's word, and what to say instead. */
export type WordRule = readonly [wrong: RegExp, better: string]

/** In every language. */
export const EVERYWHERE: readonly WordRule[] = [
  [/(?<=[\p{L}\p{N}])['"](?=\p{L})|(?<=\s)"(?=\p{L})/u, 'the marks and the apostrophe of the language'],
  [/(?<=\S)[ \u00A0\u202F]{2,}(?=\S)/, 'one space'],
]

const PERCENT: WordRule = [/\d%/, 'a no-break space before %']

/** By language, and for English by market too; `en-*` is of English that several markets share. */
export const WORD_LISTS: Readonly<Record<string, readonly WordRule[]>> = {
  en: [
    [/\b(?:sent|send) back\b/i, 'returned'],
    [/\bst(?:ands?|ood) (?:here|there|below|beside|in this)\b/i, 'is listed, or says'],
    [/\bputs? (?:the|a|this) code in(?:to)?\b|\binto its field\b/i, 'enter the code'],
    [/\bthe blank\b/i, 'the space'],
    [/\bis taken off\b/i, 'the discount shows'],
    [/\bNew is who\b/i, 'You are new if you'],
    [/\bfor what it is worth\b/i, 'what it is: past offers, past rates'],
    [/\bsmall notes\b/i, 'data'],
    [/\bmails\b(?! and)/i, 'emails'],
    [/\bchecking program\b/i, 'automated checker'],
    [/\bhalf a year\b/i, 'six months'],
    [/\bnot promised\b/i, 'not guaranteed'],
    [/\bkinds of offers\b/i, 'offer types'],
    [/\bfor demonstration\b/i, 'demo store'],
    [/\bhave room here\b/i, 'Use at most'],
  ],
  'en-*': [
    [
      /\b(?:the|an?|this|each|every|your|all) (?:shop|store|basket|cart)s?\b/i,
      'the word of the market: ${shop}, ${store}, ${cart}, and {shop}, {basket} in the demo',
    ],
  ],
  'en-GB': [[/\b(?:promo codes?|carts?|stores?|shipping)\b/i, 'voucher code, basket, shop, delivery']],
  'en-US': [[/\b(?:vouchers?|voucher codes?|baskets?|shops|delivery)\b/i, 'promo code, cart, store, shipping']],
  de: [
    [/Gutscheincode/, 'Rabattcode'],
    [/\b(?:Ihnen|[Dd]eine?[mnrs]?|[Dd]ir|[Dd]ich)\b/, 'neither du nor Sie'],
    [/kleine Notizen/i, 'Daten'],
    [/\bin sein Feld\b/, 'eingeben'],
    [/zur Demonstration/, 'Demo-Shop'],
    [/gescheitert/, 'fehlgeschlagen'],
    [/nicht zugesagt/, 'nicht garantiert'],
    [/Alles Geschriebene/, 'Die Eingaben'],
    [/\bunserem Brief\b/, 'Newsletter'],
    PERCENT,
  ],
  fr: [
    [/(?<![\s\u202F\u00A0])[;!?»](?=\s|$)|(?<![\s\d])[:](?=\s)| [:;!?»]|«(?![\u202F\u00A0])/, 'a no-break space'],
    [/petites notes/i, 'données'],
    [/\bparaîtr/, 'apparaîtra'],
    [/désinscription/, 'désabonnement'],
    [/\bmettre fin à (?:ces|tous)/i, 'se désabonner de'],
    [/\bnotre lettre\b/, 'newsletter'],
    [/dans son champ/, 'saisir le code'],
    [/à partir du catalogue/, 'd’après notre catalogue'],
    PERCENT,
  ],
  es: [
    [/¿[^?]*$|^[^¿]*\?/, '¿ and ? together'],
    [/¡[^!]*$|^[^¡]*!/, '¡ and ! together'],
    [/pequeñas notas/i, 'unos pocos datos'],
    [/\bpromociones\b/i, 'ofertas'],
    [/\bsu casilla\b/, 'escribe el código'],
    [/\bnuestra carta\b/, 'boletín'],
    [/\b[Tt]erminar (?:estos|todos los) correos\b/, 'darse de baja'],
    [/\bmedio año\b/, 'seis meses'],
    PERCENT,
  ],
  da: [
    [/“|„/, '”'],
    [/små noter/i, 'data'],
    [/til demonstration/, 'demobutik'],
    [/Alt det skrevne/, 'Alt, hvad du har skrevet'],
    [/kontrolprogram/, 'robot'],
    [/\bvores brev\b/, 'nyhedsbrevet'],
    [/ikke lovet/, 'uden garanti'],
    PERCENT,
  ],
  ja: [
    [
      /(?<=[ぁ-んァ-ヶー一-龠々])[,.!?:;()]|(?<=[ぁ-んァ-ヶー一-龠々。、]) +(?=[ぁ-んァ-ヶー一-龠々])/,
      'full-width marks, and no space',
    ],
    [/オファー/, 'お得情報'],
    [/ブラウザ(?!ー)/, 'ブラウザー'],
    [/小さなメモ/, '少量のデータ'],
    [/テスト済み/, '検証済み'],
    [/指紋値/, 'ハッシュ値'],
    [/買い物かご/, 'カート'],
    [/の便り/, 'ニュースレター'],
  ],
  ar: [
    [/(?<=[ء-ي»]|[\u064B-\u0652])[,;?]/, '، ؛ ؟'],
    [/[٠-٩]/, 'the digits 0 to 9, as the Emirates write them'],
    [/ملاحظات صغيرة/, 'بيانات قليلة'],
    [/من شأن المتجر/, 'مسؤولية المتجر'],
    [/بضائع/, 'منتجات'],
    [/رسالتنا/, 'نشرتنا'],
  ],
}
